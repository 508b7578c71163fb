@interface Creator : NSWindowController <NSWindowDelegate>
@property (nonatomic) NSInteger step;
@end
@implementation Creator
- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)coder {
    [coder encodeInteger:self.step forKey:@"step"]; // expect: encoded-key-never-decoded
}
- (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)coder {
    self.step = [coder decodeIntegerForKey:@"Step"]; // expect: decoded-key-never-encoded
}
@end
