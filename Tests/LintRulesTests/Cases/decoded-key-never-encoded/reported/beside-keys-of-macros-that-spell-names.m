#define TEXT(x) @#x
#define STATE_KEY(x) TEXT(x)
@interface Reader : UIViewController
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger chapter;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:STATE_KEY(page)];
    [coder encodeInteger:self.chapter forKey:@"chapter"]; // expect: encoded-key-never-decoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:STATE_KEY(page)];
    self.chapter = [coder decodeIntegerForKey:@"chapterIndex"]; // expect: decoded-key-never-encoded
}
@end
