// An integer is never there as an object, so what waits for that never happens.
static NSString *const PageKey = @"page";
@interface Reader : UIViewController
@property NSInteger page, line, column;
@property BOOL isOpen;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:PageKey];
    [coder encodeInteger:self.line forKey:@"line"];
    [coder encodeInteger:self.column forKey:@"column"];
    [coder encodeBool:self.isOpen forKey:@"open"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    if ([coder decodeObjectForKey:PageKey]) { // expect: coder-type-mismatch
        self.page = [coder decodeIntegerForKey:PageKey];
    }
    self.line = [coder decodeObjectForKey:@"line"] != nil ? [coder decodeIntegerForKey:@"line"] : 1; // expect: coder-type-mismatch
    if (self.page > 0 && [coder decodeObjectForKey:@"open"] != nil) { // expect: coder-type-mismatch
        self.isOpen = [coder decodeBoolForKey:@"open"];
    }
    if (![coder decodeObjectForKey:@"column"]) return; // expect: coder-type-mismatch
    self.column = [coder decodeIntegerForKey:@"column"];
}
@end
