// Each view that loads runs the method of the category.
@interface UIViewController (Restorable)
- (void)x_viewDidLoad;
@end
@implementation UIViewController (Restorable)
+ (void)load {
    Method own = class_getInstanceMethod(self, @selector(viewDidLoad));
    method_exchangeImplementations(own, class_getInstanceMethod(self, @selector(x_viewDidLoad)));
}
- (void)x_viewDidLoad {
    [self x_viewDidLoad];
    self.restorationClass = (Class<UIViewControllerRestoration>)[self class];
}
@end
@interface Note : UIViewController
@end
@implementation Note
@end
@interface List : UITableViewController
@end
@implementation List
- (void)showNote {
    Note *note = [[Note alloc] init];
    note.restorationIdentifier = @"note";
    [self.navigationController pushViewController:note animated:YES];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
