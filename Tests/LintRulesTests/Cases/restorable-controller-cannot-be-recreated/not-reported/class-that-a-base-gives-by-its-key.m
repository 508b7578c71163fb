//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
static UIViewController *Find(UIViewController *controller, NSString *identifier) {
    if ([controller.restorationIdentifier isEqualToString:identifier]) {
        return controller;
    }
    for (UIViewController *child in controller.childViewControllers) {
        UIViewController *found = Find(child, identifier);
        if (found) {
            return found;
        }
    }
    return nil;
}
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    List *list = [[List alloc] init];
    list.restorationIdentifier = @"list";
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:list];
    navigation.restorationIdentifier = @"navigation";
    self.window.rootViewController = navigation;
    [self.window makeKeyAndVisible];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return Find(self.window.rootViewController, path.lastObject);
}
@end
//- Base.m
@interface Base : UIViewController <UIViewControllerRestoration>
@end
@implementation Base
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
    self = [super initWithNibName:name bundle:bundle];
    if (self) {
        [self setValue:[self class] forKey:@"restorationClass"];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Base *made = [[self alloc] init];
    made.restorationIdentifier = path.lastObject;
    return made;
}
@end
//- Browser.m
@interface Browser : Base
@end
@implementation Browser
@end
//- List.m
@interface List : UITableViewController
@end
@implementation List
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self open];
}
- (void)open {
    Browser *browser = [[Browser alloc] init];
    browser.restorationIdentifier = @"browser";
    [self.navigationController pushViewController:browser animated:YES];
}
@end
