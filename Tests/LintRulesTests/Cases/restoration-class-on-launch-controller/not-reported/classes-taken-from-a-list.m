#import <UIKit/UIKit.h>
@interface Nav : UINavigationController <UIViewControllerRestoration>
@end
@implementation Nav
- (id)init {
    if ((self = [super initWithNavigationBarClass:nil toolbarClass:nil])) {
        self.restorationClass = self.class;
    }
    return self;
}
- (id)initWithRootViewController:(UIViewController *)root {
    if ((self = [self init])) {
        self.viewControllers = @[root];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)p coder:(NSCoder *)c {
    UINavigationController *nav = [self new];
    nav.restorationIdentifier = p.lastObject;
    return nav;
}
@end
@interface UIViewController (Enclose)
@property (readonly) UINavigationController *enclosed;
@end
@implementation UIViewController (Enclose)
- (UINavigationController *)enclosed { return [[Nav alloc] initWithRootViewController:self]; }
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property UIWindow *window;
@property UITabBarController *tabs;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)a willFinishLaunchingWithOptions:(NSDictionary *)o {
    self.window = [UIWindow new];
    self.tabs = [UITabBarController new];
    self.tabs.restorationIdentifier = @"tabs";
    NSMutableArray *roots = [NSMutableArray new];
    UIViewController *feed = [UIViewController new];
    feed.restorationIdentifier = @"feed";
    UINavigationController *nav = [feed enclosed];
    nav.restorationIdentifier = @"nav";
    [roots addObject:nav];
    [roots makeObjectsPerformSelector:@selector(setRestorationClass:) withObject:nil];
    self.tabs.viewControllers = roots;
    self.window.rootViewController = self.tabs;
    [self.window makeKeyAndVisible];
    return YES;
}
- (BOOL)application:(UIApplication *)a shouldSaveSecureApplicationState:(NSCoder *)c { return YES; }
- (BOOL)application:(UIApplication *)a shouldRestoreSecureApplicationState:(NSCoder *)c { return YES; }
@end
