@interface Reader : UIViewController
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger chapter;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
    [coder encodeObject:@(self.chapter) forKey:@"chapter"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    if ([coder containsValueForKey:@"page"]) {
        _chapter = [coder decodeIntegerForKey:@"page"]; // expect: decoded-value-unused
    }
    self.page = [[coder decodeObjectOfClass:[NSNumber class] forKey:@"chapter"] integerValue];
}
@end
