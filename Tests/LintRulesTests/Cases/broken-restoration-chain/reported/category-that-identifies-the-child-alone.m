// Only the page gets the message.
@interface UIViewController (Keeping)
- (void)x_keepAs:(NSString *)name;
@end
@implementation UIViewController (Keeping)
- (void)x_keepAs:(NSString *)name { self.restorationIdentifier = name; }
@end
@interface Page : UIViewController
@end
@implementation Page
@end
@interface Stack : UINavigationController
@end
@implementation Stack
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    Page *page = [[Page alloc] init];
    [page x_keepAs:@"page"];
    Stack *stack = [[Stack alloc] initWithRootViewController:page]; // expect: broken-restoration-chain
    self.window.rootViewController = stack;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
