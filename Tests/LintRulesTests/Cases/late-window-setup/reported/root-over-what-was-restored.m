// The delegate shows what comes back, and then something else.
@interface List : UIViewController
@end
@implementation List
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"list";
    }
    return self;
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] init];
    return YES;
}
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[[List alloc] init]];
    navigation.restorationIdentifier = @"navigation";
    self.window.rootViewController = navigation; // expect: late-window-setup
    [self.window makeKeyAndVisible];
    return YES;
}
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UINavigationController *navigation = [[UINavigationController alloc] init]; // expect: factory-returns-other-class
    navigation.restorationIdentifier = [path lastObject];
    if ([path count] == 1) {
        self.window.rootViewController = navigation;
    }
    return navigation;
}
@end
