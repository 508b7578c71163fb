// As much of AppKit as Overrides.m needs.
@interface NSResponder : NSObject
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)restoreStateWithCoder:(NSCoder *)coder;
@end

@interface NSView : NSResponder
@end

@interface NSViewController : NSResponder
@end
