//- AppDelegate.m
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    ListController *list = [[ListController alloc] init];
    list.restorationIdentifier = @"list";
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:list];
    stack.restorationIdentifier = @"stack";
    self.window.rootViewController = stack;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
//- ListController.h
@interface DetailController : UIViewController
+ (instancetype)detailNamed:(NSString *)name;
@end
@interface ListController : UITableViewController <UIViewControllerRestoration>
@end
//- ListController.m
#define MAKE_UNLESS(c, n) if (!c) { c = [DetailController detailNamed:n]; }
@implementation DetailController
+ (instancetype)detailNamed:(NSString *)name {
    DetailController *detail = [[self alloc] init];
    detail.restorationIdentifier = name;
    detail.restorationClass = [ListController class];
    return detail;
}
@end
@implementation ListController
- (void)open0 {
    DetailController *shown = [[DetailController alloc] init];
    shown.restorationIdentifier = @"detail";
    shown.restorationClass = [ListController class];
    [self.navigationController pushViewController:shown animated:YES];
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIViewController *controller = nil;
    NSString *last = [path lastObject];
    if ([last isEqualToString:@"preview"]) {
        controller = [DetailController detailNamed:@"preview"];
    }
    MAKE_UNLESS(controller, last);
    return controller;
}
@end
