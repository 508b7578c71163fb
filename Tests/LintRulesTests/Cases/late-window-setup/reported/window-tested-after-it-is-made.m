// Allocation does not fail, and the test lets everything through.
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds]; // expect: late-window-setup
    if (!self.window) {
        return NO;
    }
    UITabBarController *tabs = [[UITabBarController alloc] init];
    tabs.restorationIdentifier = @"tabs";
    if (self.window != nil) {
        self.window.rootViewController = tabs;
    }
    [self.window makeKeyAndVisible];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
