#import <UIKit/UIKit.h>
@interface Reader : UIViewController <UIViewControllerRestoration>
@end
@implementation Reader
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { // expect: restorable-controller-cannot-be-recreated
    Reader *reader = [[Reader alloc] init];
    reader.restorationIdentifier = @"reader";
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:reader];
    return stack;
}
@end
@interface List : UIViewController
@end
@implementation List
- (IBAction)read:(id)sender {
    [self presentViewController:[[Reader alloc] init] animated:YES completion:nil];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
