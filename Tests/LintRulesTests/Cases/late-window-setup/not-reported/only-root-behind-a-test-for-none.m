//- AppDelegate.m
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
    if (!self.window.rootViewController) {
        PageController *page = [[PageController alloc] init];
        UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:page];
        stack.restorationIdentifier = @"stack";
        self.window.rootViewController = stack;
    }
    return YES;
}
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    [self.window makeKeyAndVisible];
    return YES;
}

- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }

@end
