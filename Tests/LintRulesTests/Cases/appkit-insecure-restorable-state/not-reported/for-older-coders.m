// Only a coder that has no other method is asked so.
@interface Document : NSDocument
@property NSTextView *text;
@end
@implementation Document
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:NSStringFromRange(self.text.selectedRange) forKey:@"selection"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    NSString *selection;
    if ([coder respondsToSelector:@selector(decodeObjectOfClass:forKey:)])
        selection = [coder decodeObjectOfClass:[NSString class] forKey:@"selection"];
    else
        selection = [coder decodeObjectForKey:@"selection"];
    self.text.selectedRange = NSRangeFromString(selection);
}
- (void)textViewDidChangeSelection:(NSNotification *)notification {
    [self invalidateRestorableState];
}
@end
