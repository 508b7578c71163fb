//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([Delegate class]));
}
//- List.m
@interface Detail : UIViewController
@end
@implementation Detail
@end
@interface List : UITableViewController
@end
@implementation List
- (void)open {
    Detail *detail = [[Detail alloc] init];
    detail.restorationIdentifier = @"detail"; // expect: restorable-controller-cannot-be-recreated
    [self.navigationController pushViewController:detail animated:YES];
}
@end
