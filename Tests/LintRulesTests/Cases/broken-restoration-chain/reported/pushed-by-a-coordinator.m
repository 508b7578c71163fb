@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Feed : UIViewController
@end
@implementation Feed
- (instancetype)init {
    if (self = [super init]) {
        self.restorationIdentifier = @"feed";
    }
    return self;
}
@end
@interface Router : NSObject
@property (nonatomic, strong) UINavigationController *navigation;
- (void)start;
@end
@implementation Router
- (void)start {
    [self.navigation pushViewController:[[Feed alloc] init] animated:NO];
}
@end
@interface Starter : NSObject
@property (nonatomic, strong) Router *router;
@end
@implementation Starter
- (void)startIn:(UIWindow *)window {
    UINavigationController *navigation = [[UINavigationController alloc] init]; // expect: broken-restoration-chain
    self.router = [[Router alloc] init];
    self.router.navigation = navigation;
    [self.router start];
    window.rootViewController = navigation;
}
@end
