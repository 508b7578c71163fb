//- Delegate.m
#import <UIKit/UIKit.h>
#import "List.h"
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    List *list = [[List alloc] init];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:list];
    navigation.restorationIdentifier = @"navigation";
    self.window.rootViewController = navigation;
    [self.window makeKeyAndVisible];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
//- Detail.h
#import <UIKit/UIKit.h>
@interface Detail : UIViewController <UIViewControllerRestoration>
- (instancetype)initForNewItem:(BOOL)isNew;
@property (nonatomic, copy) void (^dismissBlock)(void);
@property (nonatomic, copy) NSString *item;
@end
//- Detail.m
#import "Detail.h"
@implementation Detail
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Detail *detail = [[self alloc] initForNewItem:[path count] == 2];
    detail.dismissBlock = ^{};
    return detail;
}
- (instancetype)initForNewItem:(BOOL)isNew {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.restorationIdentifier = @"detail";
        self.restorationClass = [self class];
    }
    return self;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.item forKey:@"item"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.item = [coder decodeObjectOfClass:[NSString class] forKey:@"item"];
}
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.title = self.item;
}
- (IBAction)cancel:(id)sender {
    [self.presentingViewController dismissViewControllerAnimated:YES completion:self.dismissBlock];
}
@end
//- List.h
#import <UIKit/UIKit.h>
@interface List : UITableViewController
@end
//- List.m
#import "List.h"
#import "Detail.h"
@implementation List
- (instancetype)init {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) {
        self.restorationIdentifier = @"list";
    }
    return self;
}
- (IBAction)add:(id)sender {
    Detail *detail = [[Detail alloc] initForNewItem:YES];
    detail.item = @"new";
    detail.dismissBlock = ^{
        [self.tableView reloadData];
    };
    [self presentViewController:detail animated:YES completion:nil];
}
@end
