// Where it may be nil once more, the test asks something.
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (nonatomic) BOOL isLeftToScenes;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    [self leaveToScenes];
    if (self.window) {
        UITabBarController *tabs = [[UITabBarController alloc] init];
        tabs.restorationIdentifier = @"tabs";
        self.window.rootViewController = tabs;
    }
    return YES;
}
- (void)leaveToScenes {
    if (self.isLeftToScenes) {
        self.window = nil;
    }
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
