@interface Reader : UIViewController
@property (nonatomic, copy) NSString *chapter;
@property (nonatomic) NSInteger page;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.chapter forKey:@"chapter"];
    [coder encodeInteger:self.page forKey:@"page"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [self read:self.chapter from:coder];
    NSInteger page = 0;
    page = [coder decodeIntegerForKey:@"page"]; // expect: decoded-value-unused
}
- (void)read:(NSString *)chapter from:(NSCoder *)coder {
    chapter = [coder decodeObjectOfClass:[NSString class] forKey:@"chapter"]; // expect: decoded-value-unused
}
@end
