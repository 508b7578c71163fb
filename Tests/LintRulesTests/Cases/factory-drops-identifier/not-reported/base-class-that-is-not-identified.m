//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Base.m
@interface Base : UIViewController <UIViewControllerRestoration>
@end
@implementation Base
- (id)init {
    self = [super init];
    if (self) {
        self.restorationClass = [self class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIViewController *controller = [self new];
    return controller;
}
@end
//- List.m
@interface List : UITableViewController
@end
@implementation List
- (IBAction)add:(id)sender {
    [self presentViewController:[Base new] animated:YES completion:nil];
}
@end
//- Page.m
@interface Page : Base
@end
@implementation Page
- (id)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = NSStringFromClass([self class]);
    }
    return self;
}
@end
