// The document is announced, and the responder is none.
@interface Page : NSResponder
@property NSInteger number;
@end
@interface PageWindow : NSWindowController
@end
@implementation Page
- (void)turn {
    self.number += 1;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.number forKey:@"number"]; // expect: appkit-state-not-invalidated
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.number = [coder decodeIntegerForKey:@"number"];
}
@end
@implementation PageWindow
- (IBAction)rename:(id)sender {
    [self.document invalidateRestorableState];
}
@end
