// A getter that makes its object when it is first asked.
@interface Tabs : UITabBarController
@property (nonatomic) UIViewController *feed, *search;
@end
@implementation Tabs
- (UIViewController *)feed {
    if (!_feed) {
        _feed = [[UIViewController alloc] init];
        _feed.restorationIdentifier = @"tab";
    }
    return _feed;
}
- (UIViewController *)search {
    if (_search == nil) {
        _search = [[UIViewController alloc] init];
        _search.restorationIdentifier = @"tab"; // expect: duplicate-sibling-identifier
    }
    return _search;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.viewControllers = @[self.feed, self.search];
}
@end
