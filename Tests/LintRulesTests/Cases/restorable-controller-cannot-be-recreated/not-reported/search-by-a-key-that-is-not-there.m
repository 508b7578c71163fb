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
    if (![path.lastObject isEqualToString:@"browser"]) {
        return nil;
    }
    return [self valueForKey:@"browser"];
}
- (id)valueForUndefinedKey:(NSString *)key {
    Browser *browser = [[Browser alloc] init];
    browser.restorationIdentifier = @"browser";
    return browser;
}
@end
//- Browser.m
@interface Browser : UIViewController
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
