//- Visits.m
// The factory is in time, but a tab that was never selected is not saved at all.
@interface Visits : UITableViewController <UIViewControllerRestoration>
@end
@implementation Visits
- (void)viewDidLoad {
    [super viewDidLoad];
    self.restorationIdentifier = NSStringFromClass([self class]); // expect: late-identifier-assignment
    self.restorationClass = [self class];
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Visits *visits = [[Visits alloc] initWithStyle:UITableViewStylePlain];
    visits.restorationIdentifier = [path lastObject];
    return visits;
}
@end
//- Patient.m
UIViewController *makePatient(void) {
    UINavigationController *first = [[UINavigationController alloc] initWithRootViewController:[[UIViewController alloc] init]];
    first.restorationIdentifier = @"first";
    Visits *visits = [[Visits alloc] initWithStyle:UITableViewStylePlain];
    UINavigationController *second = [[UINavigationController alloc] initWithRootViewController:visits];
    second.restorationIdentifier = @"second";
    UITabBarController *tabs = [[UITabBarController alloc] init];
    tabs.restorationIdentifier = @"tabs";
    tabs.viewControllers = [NSArray arrayWithObjects:first, second, nil];
    [tabs setSelectedIndex:0];
    return tabs;
}
