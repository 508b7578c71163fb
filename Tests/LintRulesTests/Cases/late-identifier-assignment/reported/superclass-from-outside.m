@interface Form : VendorFormController
@end
@implementation Form
- (void)viewDidLoad {
    [super viewDidLoad];
    self.restorationIdentifier = NSStringFromClass([self class]); // expect: late-identifier-assignment
    self.restorationClass = [self class];
}
@end
