// Nothing was restored where the window is made again.
#import <UIKit/UIKit.h>
@interface PageController : UIViewController <UIViewControllerRestoration>
@end
@implementation PageController
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] init];
}
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"page";
        self.restorationClass = [self class];
    }
    return self;
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    return YES;
}
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    if (!self.window.rootViewController) {
        self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
        UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[[PageController alloc] init]];
        stack.restorationIdentifier = @"stack";
        self.window.rootViewController = stack;
    }
    [self.window makeKeyAndVisible];
    return YES;
}
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UINavigationController *stack = [[UINavigationController alloc] init];
    stack.restorationIdentifier = path.lastObject;
    if (path.count == 1) { self.window.rootViewController = stack; }
    return stack;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
