//- Tabs.m
@interface TabBar : UITabBarController
@property (nonatomic, strong) Split *split;
+ (instancetype)sharedInstance;
@end
@implementation TabBar
+ (instancetype)sharedInstance {
    static TabBar *shared = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ shared = [[self alloc] init]; });
    return shared;
}
- (instancetype)init {
    self = [super init];
    if (self) {
        [self setRestorationIdentifier:@"tabs"];
        [self setViewControllers:@[self.split]];
        [self setSelectedViewController:self.split];
    }
    return self;
}
- (UISplitViewController *)split {
    if (!_split) {
        _split = [Split new];
        _split.restorationIdentifier = @"split";
        [_split setInitialPrimary:[UINavigationController new]];
    }
    return _split;
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] init];
    self.window.rootViewController = [TabBar sharedInstance];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Split.swift
class Split: UISplitViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(wrap(vc), sender: sender)
    }
    func setInitialPrimary(_ vc: UIViewController) {
        viewControllers = [vc, wrap(UIViewController())]
    }
    func wrap(_ vc: UIViewController) -> UIViewController {
        let nav = UINavigationController(rootViewController: vc)
        nav.restorationIdentifier = "detail"
        return nav
    }
}
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.showDetailViewController(UIViewController(), sender: nil)
    }
}
