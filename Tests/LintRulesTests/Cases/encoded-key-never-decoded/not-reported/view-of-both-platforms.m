// On a Mac it is a view of AppKit's, which restores by another method.
@interface Page : WKWebView
@end
@implementation Page
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"title"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    NSLog(@"%@", [coder decodeObjectOfClass:[NSString class] forKey:@"title"]);
}
@end
