// The property is what the archive held, or nil where that is of a former version.
@interface Reader : UIViewController
@property (nonatomic, copy) NSString *book;
@property (nonatomic) NSInteger page;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.book forKey:@"book"];
    [coder encodeInteger:self.page forKey:@"page"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    _book = [coder decodeObjectOfClass:[NSString class] forKey:@"book"];
    self.page = [coder decodeIntegerForKey:@"page"];
    if (!self.book) {
        self.book = [coder decodeObjectOfClass:[NSString class] forKey:@"oldBook"];
    }
    if (self.page == 0 && self.book == nil) {
        self.page = [coder decodeIntegerForKey:@"oldPage"];
    }
}
@end
