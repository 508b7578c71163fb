#define PAGE_KEY @"page"
@interface Reader : UIViewController
@property (nonatomic) NSInteger page, chapter;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeInteger:self.page forKey:PAGE_KEY];
    [coder encodeInteger:self.chapter forKey:@"chapter"]; // expect: encoded-key-never-decoded
    [super encodeRestorableStateWithCoder:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    self.page = [coder decodeIntegerForKey:PAGE_KEY];
    [super decodeRestorableStateWithCoder:coder];
}
@end
