// The tabs of the first launch, and a tab bar controller that gets back those which were made for it.
@interface Feed : UIViewController <UIViewControllerRestoration>
@end
@implementation Feed
- (instancetype)init {
    if ((self = [super init])) {
        self.restorationIdentifier = @"feed";
        self.restorationClass = [self class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] init];
}
@end
@interface Tabs : UITabBarController
@end
@implementation Tabs
- (void)fill {
    self.viewControllers = @[[[Feed alloc] init]];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.viewControllers[0] forKey:@"first"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    UIViewController *first = [coder decodeObjectForKey:@"first"];
    if (first) { self.viewControllers = @[first]; }
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    if (!self.window.rootViewController) {
        UITabBarController *tabs = [[UITabBarController alloc] init];
        tabs.restorationIdentifier = @"tabs";
        tabs.viewControllers = @[[[Feed alloc] init]];
        self.window.rootViewController = tabs;
    }
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
