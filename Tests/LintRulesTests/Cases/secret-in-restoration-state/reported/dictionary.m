// In a dictionary that a local holds, and without a key.
@interface Login : UIViewController
@property (copy) NSString *token;
@property (copy) NSString *user;
@end
@implementation Login
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSMutableDictionary *info = [NSMutableDictionary dictionary];
    info[@"user"] = self.user;
    info[@"credential"] = self.token;
    [coder encodeObject:info forKey:@"info"]; // expect: secret-in-restoration-state
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSDictionary *info = [coder decodeObjectOfClass:[NSDictionary class] forKey:@"info"];
    self.user = info[@"user"];
}
@end
