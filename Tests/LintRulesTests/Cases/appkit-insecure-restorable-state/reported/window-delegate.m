@interface Creator : NSObject <NSWindowDelegate>
@property (nonatomic, copy) NSURL *folder;
@property (nonatomic) NSInteger step;
@end
@implementation Creator
- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)coder {
    [coder encodeObject:self.folder forKey:@"folder"];
    [coder encodeInteger:self.step forKey:@"step"];
}
- (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)coder {
    self.folder = [coder decodeObjectForKey:@"folder"]; // expect: appkit-insecure-restorable-state
    self.step = [coder decodeIntegerForKey:@"step"];
}
@end
