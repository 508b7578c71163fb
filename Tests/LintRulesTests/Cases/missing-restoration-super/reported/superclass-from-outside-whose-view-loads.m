// Only a controller has a view that loads.
@interface Form : VendorFormController
@end
@implementation Form
- (void)viewDidLoad {
    [super viewDidLoad];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: missing-restoration-super
    [coder encodeObject:self.title forKey:@"title"];
}
@end
