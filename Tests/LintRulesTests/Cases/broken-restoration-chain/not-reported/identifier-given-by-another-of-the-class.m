// Another list is in the stack, and may identify it.
#import <UIKit/UIKit.h>
@interface Detail : UIViewController
@end
@interface List : UITableViewController <UIViewControllerRestoration>
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] init];
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[[List alloc] init]];
    stack.restorationIdentifier = @"stack";
    self.window.rootViewController = stack;
    return YES;
}
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIViewController *made = [path.lastObject isEqual:@"detail"] ? [[Detail alloc] init] : [[UINavigationController alloc] init];
    made.restorationIdentifier = path.lastObject;
    return made;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@implementation Detail
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) { self.restorationIdentifier = @"detail"; }
    return self;
}
@end
@implementation List
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] init];
}
- (instancetype)init {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) {
        self.restorationIdentifier = @"list";
        self.restorationClass = [self class];
    }
    return self;
}
- (void)add {
    Detail *detail = [[Detail alloc] init];
    UINavigationController *dialog = [[UINavigationController alloc] initWithRootViewController:[[List alloc] init]];
    if (self.navigationController.viewControllers.count < 4) {
        self.navigationController.restorationIdentifier = @"dialog";
    }
    [self presentViewController:dialog animated:YES completion:nil];
}
@end
