//- App.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@interface Pager : UIViewController <UIViewControllerRestoration>
@property (nonatomic) NSInteger page;
@end
@implementation Pager
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Pager *pager = [Pager new];
    return pager;
}
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    UIViewController *root = [[UIViewController alloc] init];
    root.restorationIdentifier = @"root";
    self.window.rootViewController = root;
    [root presentViewController:[Pager new] animated:YES completion:nil];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return NO; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return NO; }
@end
