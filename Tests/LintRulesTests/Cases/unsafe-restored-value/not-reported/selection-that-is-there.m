@interface Editor : NSTextView
@end
@implementation Editor
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.selectedRanges forKey:@"selection"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    NSArray *ranges = [coder decodeObjectOfClasses:[NSSet setWithObjects:[NSArray class], [NSValue class], nil] forKey:@"selection"];
    if (ranges.count > 0) {
        [self setSelectedRanges:ranges];
    }
}
@end
