@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@interface Reader : UIViewController <UIViewControllerRestoration>
@property (nonatomic) NSInteger page;
@end
@implementation Reader
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { return [self new]; }
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"reader";
        self.restorationClass = [self class];
    }
    return self;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return YES; } // expect: deprecated-restoration-opt-in
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
- (void)application:(UIApplication *)application didDecodeRestorableStateWithCoder:(NSCoder *)coder {
    self.window.rootViewController = [UIViewController new]; // expect: late-window-setup
}
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [UIWindow new];
    return YES;
}
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    if (!self.window.rootViewController) { self.window.rootViewController = [Reader new]; }
    [self.window makeKeyAndVisible];
    return YES;
}
@end
