#import <UIKit/UIKit.h>
@interface HomeController : UIViewController
@end
@implementation HomeController
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        if ([[NSUserDefaults standardUserDefaults] boolForKey:@"keeps"]) {
            self.restorationIdentifier = @"home";
        }
    }
    return self;
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    HomeController *home = [[HomeController alloc] init];
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:home];
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.window.rootViewController = stack;
    [self.window makeKeyAndVisible];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
