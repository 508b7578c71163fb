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
    NSMutableArray *fitting = [NSMutableArray array];
    for (NSValue *range in ranges) {
        if (NSMaxRange(range.rangeValue) <= self.string.length) {
            [fitting addObject:range];
        }
    }
    if (fitting.count > 0) {
        [self setSelectedRanges:fitting];
    }
}
@end
