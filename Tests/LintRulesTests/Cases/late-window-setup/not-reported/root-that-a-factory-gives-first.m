// Where nothing was restored there is no root yet; where something was, the factory has made it.
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] init];
    return YES;
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    if (!self.window.rootViewController) {
        [self makeRoot];
    }
    [self.window makeKeyAndVisible];
    return YES;
}

- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    if ([path.lastObject isEqualToString:@"tabs"]) {
        return [self makeRoot];
    }
    return nil;
}

- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}

- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}

- (UITabBarController *)makeRoot {
    UITabBarController *tabs = [[UITabBarController alloc] init];
    tabs.restorationIdentifier = @"tabs";
    self.window.rootViewController = tabs;
    return tabs;
}
@end
