//- App.m
#import <UIKit/UIKit.h>
@interface Detail : UIViewController
@end
@implementation Detail
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    UITabBarController *tabs = [[UITabBarController alloc] init];
    tabs.restorationIdentifier = @"tabs";
    Detail *detail = [[Detail alloc] init];
    
    UINavigationController *stack = ({ UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:detail]; stack; }); // expect: unpreserved-screen
    tabs.viewControllers = @[stack];
    self.window.rootViewController = tabs;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
