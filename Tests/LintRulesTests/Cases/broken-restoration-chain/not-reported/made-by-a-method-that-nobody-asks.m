#import <UIKit/UIKit.h>
@interface Detail : UIViewController
@end
@implementation Detail
- (instancetype)init {
    if ((self = [super init])) { self.restorationIdentifier = @"Detail"; }
    return self;
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (UISplitViewController *)splitviewController {
    Detail *detail = [Detail new];
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:detail];
    UISplitViewController *svc = [[UISplitViewController alloc] init];
    svc.viewControllers = @[nav];
    return svc;
}
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    UITabBarController *tabs = [UITabBarController new];
    tabs.restorationIdentifier = @"tabs";
    self.window.rootViewController = tabs;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
