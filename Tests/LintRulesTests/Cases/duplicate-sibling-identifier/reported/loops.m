@interface Pages : UIViewController
@end
@implementation Pages
- (void)viewDidLoad {
    [super viewDidLoad];
    for (NSInteger index = 0; index < 3; index++) {
        UIViewController *page = [[UIViewController alloc] init];
        page.restorationIdentifier = @"page"; // expect: duplicate-sibling-identifier
        [self addChildViewController:page];
    }
    for (NSString *title in @[@"one", @"two"]) {
        UIViewController *page = [[UITableViewController alloc] init];
        page.title = title;
        page.restorationIdentifier = @"list"; // expect: duplicate-sibling-identifier
        [self addChildViewController:page];
    }
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    for (UIViewController *child in self.childViewControllers) {
        [coder encodeObject:child forKey:child.title];
    }
}
@end
