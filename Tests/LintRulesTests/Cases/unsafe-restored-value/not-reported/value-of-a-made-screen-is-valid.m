#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@interface Detail : UIViewController <UIViewControllerRestoration>
@property (nonatomic) NSString *name;
@property (nonatomic) BOOL isNew;
@end
@implementation Detail
- (instancetype)init {
    if ((self = [super initWithNibName:nil bundle:nil])) {
        self.restorationIdentifier = @"Detail";
        self.restorationClass = [self class];

    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Detail *detail = [Detail new];
    detail.name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
    return detail;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.name forKey:@"name"];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    if (![self isValid]) return;
    NSArray *lines = @[self.name];
    self.title = lines.firstObject;
}
- (BOOL)isValid { return self.name != nil; }
@end
@interface List : UITableViewController
@end
@implementation List
- (instancetype)init { if ((self = [super initWithStyle:UITableViewStylePlain])) { self.restorationIdentifier = @"List"; } return self; }
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    Detail *detail = [Detail new];
    detail.name = @"first";
    [self.navigationController pushViewController:detail animated:YES];
}
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[List new]];
    navigation.restorationIdentifier = @"navigation";
    self.window.rootViewController = navigation;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
