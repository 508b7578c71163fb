@interface Split : UIViewController
@property (nonatomic) UIViewController *list;
@end
@implementation Split
- (void)viewDidLoad {
    [super viewDidLoad];
    self.list = [[UITableViewController alloc] init];
    self.list.restorationIdentifier = @"List";
    [self addChildViewController:self.list]; // expect: container-children-not-encoded
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
}
@end
