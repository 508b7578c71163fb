// A method answers with the table.
@interface Page : UIViewController
@end
@implementation Page
@end
@interface List : UITableViewController
@end
@implementation List
- (void)add {
    UINavigationController *sheet = [[UINavigationController alloc] initWithRootViewController:[[Page alloc] init]];
    sheet.restorationIdentifier = @"sheet"; // expect: restorable-controller-cannot-be-recreated
    [self presentViewController:sheet animated:YES completion:nil];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>

@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (NSDictionary *)makers {
    return @{ @"other": ^UIViewController * { return [[UINavigationController alloc] init]; } };
}
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIViewController *(^maker)(void) = [self makers][path.lastObject];
    if (!maker) {
        return nil;
    }
    UIViewController *controller = maker();
    controller.restorationIdentifier = path.lastObject;
    return controller;
}
@end
