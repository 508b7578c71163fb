#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@end
@implementation Reader
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    self.restorationIdentifier = NSStringFromClass(self.class);
    return self;
}
@end
@interface Editor : UIViewController
@end
@implementation Editor
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    self.restorationIdentifier = @"Compose"; // expect: restorable-controller-cannot-be-recreated
    return self;
}
@end
@interface List : UIViewController
@end
@implementation List
- (IBAction)read:(id)sender {
    [self presentViewController:[[Reader alloc] init] animated:YES completion:nil];
}
- (IBAction)edit:(id)sender {
    [self presentViewController:[[Editor alloc] init] animated:YES completion:nil];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Class type = NSClassFromString([path lastObject]);
    return [[type alloc] init];
}
@end
