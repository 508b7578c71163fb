@interface Editor : NSTextView
@end
@implementation Editor
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.selectedRanges forKey:@"ranges"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    NSArray *ranges = [coder decodeObjectOfClasses:[NSSet setWithObjects:[NSArray class], [NSValue class], nil] forKey:@"ranges"];
    NSArray *fitting = [self fits:ranges] ? ranges : self.selectedRanges;
    [self setSelectedRanges:fitting];
}
- (BOOL)fits:(NSArray *)ranges {
    NSUInteger end = NSMaxRange([ranges.lastObject rangeValue]);
    return ranges.count > 0 && end <= self.string.length;
}
@end
