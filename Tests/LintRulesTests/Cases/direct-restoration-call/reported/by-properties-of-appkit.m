@interface DocumentWindow : NSWindow
@end
@implementation DocumentWindow
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [self.windowController encodeRestorableStateWithCoder:coder]; // expect: direct-restoration-call
}
@end
