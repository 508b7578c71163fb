// A class is found for another identifier; a message to Nil makes nothing.
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
- (NSDictionary *)classes {
    return @{ @"other": [UINavigationController class] };
}
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Class found = [self.classes objectForKey:path.lastObject];
    UIViewController *controller = [[found alloc] init];
    controller.restorationIdentifier = path.lastObject;
    return controller;
}
@end
