@interface Tabs : UITabBarController
@end
@implementation Tabs
- (NSArray *)makeTabs {
    UIViewController *feed = [[UIViewController alloc] init];
    feed.restorationIdentifier = @"tab";
    UIViewController *search = [[UIViewController alloc] init];
    search.restorationIdentifier = @"tab"; // expect: duplicate-sibling-identifier
    NSMutableArray *tabs = [NSMutableArray arrayWithObjects:feed, nil];
    [tabs addObject:search];
    return [tabs copy];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.viewControllers = [self makeTabs];
}
@end
