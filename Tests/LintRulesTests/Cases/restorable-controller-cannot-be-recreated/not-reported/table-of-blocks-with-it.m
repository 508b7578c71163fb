// The table has a block for it.
@interface Page : UIViewController
@end
@implementation Page
@end
@interface List : UITableViewController
@end
@implementation List
- (void)add {
    UINavigationController *sheet = [[UINavigationController alloc] initWithRootViewController:[[Page alloc] init]];
    sheet.restorationIdentifier = @"sheet";
    [self presentViewController:sheet animated:YES completion:nil];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>

@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    NSDictionary *makers = @{
        @"other": ^UIViewController * { return [[UITabBarController alloc] init]; },
        @"sheet": ^UIViewController * { return [[UINavigationController alloc] init]; },
    };
    UIViewController *(^maker)(void) = makers[path.lastObject];
    if (maker == nil) return nil;
    UIViewController *controller = maker();
    controller.restorationIdentifier = path.lastObject;
    return controller;
}
@end
