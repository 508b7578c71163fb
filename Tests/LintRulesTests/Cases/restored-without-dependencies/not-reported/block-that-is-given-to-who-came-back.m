//- Detail.h
#import <UIKit/UIKit.h>
@interface Detail : UIViewController <UIViewControllerRestoration>
@property (nonatomic, copy) void (^dismissBlock)(void);
- (instancetype)initForNewItem:(BOOL)isNew;
@end
//- Detail.m
#import "Detail.h"
@implementation Detail
- (instancetype)initForNewItem:(BOOL)isNew {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.restorationIdentifier = @"Detail";
        self.restorationClass = [self class];
        if (isNew) {
            self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                                                                   target:self
                                                                                                   action:@selector(save:)];
        }
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    BOOL isNew = NO;
    if ([path count] == 3) {
        isNew = YES;
    }
    return [[self alloc] initForNewItem:isNew];
}
- (void)save:(id)sender {
    [self.presentingViewController dismissViewControllerAnimated:YES completion:self.dismissBlock];
}
@end
//- List.m
#import "Detail.h"
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@interface List : UITableViewController
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] init];
    List *list = [[List alloc] init];
    list.restorationIdentifier = @"List";
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:list];
    navigation.restorationIdentifier = @"Navigation";
    self.window.rootViewController = navigation;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path
                            coder:(NSCoder *)coder {
    UIViewController *navigation = [[UINavigationController alloc] init];
    navigation.restorationIdentifier = [path lastObject];
    return navigation;
}
@end
@implementation List
- (void)add:(id)sender {
    Detail *detail = [[Detail alloc] initForNewItem:YES];
    detail.dismissBlock = ^{ [self.tableView reloadData]; };
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:detail];
    navigation.restorationIdentifier = @"Sheet";
    [self presentViewController:navigation animated:YES completion:nil];
}
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UINavigationController *navigation = (UINavigationController *)self.presentedViewController;
    Detail *detail = (Detail *)navigation.topViewController;
    detail.dismissBlock = ^{ [self.tableView reloadData]; };
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
    Detail *detail = [[Detail alloc] initForNewItem:NO];
    [self.navigationController pushViewController:detail animated:YES];
}
@end
