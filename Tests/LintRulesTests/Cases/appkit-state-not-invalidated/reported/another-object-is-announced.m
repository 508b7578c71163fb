// The window controller has no state of its own; it is the document that writes.
@interface Talk : NSDocument
@property NSInteger slide;
@end
@implementation Talk
- (IBAction)next:(id)sender {
    self.slide += 1;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.slide forKey:@"slide"]; // expect: appkit-state-not-invalidated
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.slide = [coder decodeIntegerForKey:@"slide"];
}
@end
@interface Layout : NSWindowController
@end
@implementation Layout
- (IBAction)remove:(id)sender {
    [self invalidateRestorableState];
}
@end
