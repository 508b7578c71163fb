//- BNRAppDelegate.m
// Below the root the app delegate makes a navigation controller for whatever it is asked.
@implementation BNRAppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    if ([path count] == 1) return nil;
    UIViewController *vc = [[UINavigationController alloc] init];
    vc.restorationIdentifier = [path lastObject];
    return vc;
}
@end
//- BNRAppDelegate.h
@interface BNRAppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
//- BNRItemsViewController.m
@interface BNRDetailViewController : UIViewController
@end
@interface BNRItemsViewController : UITableViewController
@end
@implementation BNRDetailViewController
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.restorationIdentifier = @"detail"; // expect: restorable-controller-cannot-be-recreated
    }
    return self;
}
@end
@implementation BNRItemsViewController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    BNRDetailViewController *detail = [[BNRDetailViewController alloc] init];
    [self.navigationController pushViewController:detail animated:YES];
}
@end
