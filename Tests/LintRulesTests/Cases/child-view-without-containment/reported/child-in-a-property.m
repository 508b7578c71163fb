@interface Detail : UIViewController
@end
@implementation Detail
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
}
@end
@interface Split : UIViewController
@property (nonatomic) Detail *detail;
@end
@implementation Split
- (void)viewDidLoad {
    [super viewDidLoad];
    self.detail = [[Detail alloc] init];
    self.detail.view.frame = self.view.bounds;
    [self.view addSubview:self.detail.view]; // expect: child-view-without-containment
}
@end
