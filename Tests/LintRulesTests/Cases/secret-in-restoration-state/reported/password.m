@interface Login : UIViewController
@property (copy) NSString *password;
@end
@implementation Login
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.password forKey:@"p"]; // expect: secret-in-restoration-state
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.password = [coder decodeObjectOfClass:[NSString class] forKey:@"p"];
}
@end
