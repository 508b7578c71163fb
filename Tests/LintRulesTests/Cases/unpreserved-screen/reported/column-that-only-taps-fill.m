// Nothing puts the page into the column again.
@interface Server : NSObject
@end
@interface Page : UIViewController
- (instancetype)initWithServer:(Server *)server;
@end
@implementation Page
- (instancetype)initWithServer:(Server *)server { return [super init]; }
@end
@interface Servers : UITableViewController
@property (nonatomic) UINavigationController *detail;
@property (nonatomic) NSArray *all;
@end
@implementation Servers
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path { [self show:self.all[path.row]]; }
- (void)show:(Server *)server {
    self.detail.viewControllers = @[[[Page alloc] initWithServer:server]];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@property (nonatomic) Servers *servers;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.servers = [[Servers alloc] init];
    self.servers.restorationIdentifier = @"servers";
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:self.servers];
    navigation.restorationIdentifier = @"navigation";
    UINavigationController *detail = [[UINavigationController alloc] init]; // expect: unpreserved-screen
    self.servers.detail = detail;
    UISplitViewController *split = [[UISplitViewController alloc] init];
    split.restorationIdentifier = @"split";
    split.viewControllers = @[navigation, detail];
    self.window = [[UIWindow alloc] init];
    self.window.rootViewController = split;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
