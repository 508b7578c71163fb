@interface Editor : NSTextView
@end
@implementation Editor
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.string forKey:@"text"];
    [coder encodeObject:self.selectedRanges forKey:@"selection"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    NSArray *ranges = [coder decodeObjectOfClasses:[NSSet setWithObjects:[NSArray class], [NSValue class], nil] forKey:@"selection"];
    [self setString:[coder decodeObjectOfClass:[NSString class] forKey:@"text"] ?: @""];
    if (ranges != nil) {
        [self setSelectedRanges:ranges];
    }
}
@end
