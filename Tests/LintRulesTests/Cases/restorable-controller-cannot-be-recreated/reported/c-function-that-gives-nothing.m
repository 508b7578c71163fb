//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    List *list = [[List alloc] init];
    list.restorationIdentifier = @"list";
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:list];
    navigation.restorationIdentifier = @"navigation";
    self.window.rootViewController = navigation;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (UIViewController *)application:(UIApplication *)application
    viewControllerWithRestorationIdentifierPath:(NSArray *)path
                                          coder:(NSCoder *)coder {
    return ControllerWithIdentifier(self.window.rootViewController, path.lastObject);
}
static UIViewController *ControllerWithIdentifier(UIViewController *controller, NSString *identifier) {
    return nil;
}
@end
int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([Delegate class]));
}
//- List.m
@interface Browser : UIViewController
@end
@implementation Browser
@end
@interface List : UITableViewController
@end
@implementation List
- (void)open {
    Browser *browser = [[Browser alloc] init];
    browser.restorationIdentifier = @"browser"; // expect: restorable-controller-cannot-be-recreated
    [self.navigationController pushViewController:browser animated:YES];
}
@end
