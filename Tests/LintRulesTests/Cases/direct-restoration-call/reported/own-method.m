@interface Reader : UIViewController
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
}
- (void)saveWithCoder:(NSCoder *)coder {
    [self encodeRestorableStateWithCoder:coder]; // expect: direct-restoration-call
}
@end
