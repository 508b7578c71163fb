// A method that begins like a setter, and helpers that have no name for the coder.
@interface Reader : UIViewController
@property NSInteger page;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
    [coder encodeInteger:2 forKey:@"columns"]; // expect: encoded-key-never-decoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [self setUpFrom:coder];
}
- (void)setUpFrom:(NSCoder *)coder {
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
