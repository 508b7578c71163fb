@interface Rates : UIViewController
@property (copy, nonatomic) NSString *code;
@property (strong, nonatomic) UIViewController *detail;
@end
@implementation Rates
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.code];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [coder decodeObject]; // expect: decoded-value-unused
}
@end
