@interface Reader : UIViewController
@property (nonatomic, copy) NSString *book;
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger line;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.book forKey:@"book"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *book = [coder decodeObjectOfClass:[NSString class] forKey:@"book"];
    if (book != nil) {
        self.book = book;
        self.page = [coder decodeIntegerForKey:@"page"]; // expect: decoded-key-never-encoded
    }
    if ([coder containsValueForKey:@"book"]) {
        self.line = [coder decodeIntegerForKey:@"line"]; // expect: decoded-key-never-encoded
    }
}
@end
