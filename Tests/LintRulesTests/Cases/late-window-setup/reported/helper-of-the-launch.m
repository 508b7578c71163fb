// In a method that the launch calls.
@interface Browser : UIViewController
@end
@implementation Browser
- (instancetype)init {
    self = [super init];
    if (self) self.restorationIdentifier = @"browser";
    return self;
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@property (nonatomic) Browser *browser;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    [self show];
    return YES;
}
- (void)show {
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds]; // expect: late-window-setup
    self.browser = [[Browser alloc] init];
    self.window.rootViewController = self.browser;
    [self.window makeKeyAndVisible];
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
