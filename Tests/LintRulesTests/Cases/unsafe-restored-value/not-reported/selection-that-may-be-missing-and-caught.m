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
    @try {
        self.selectedRanges = ranges;
    } @catch (NSException *exception) {
        NSLog(@"%@", exception);
    }
}
@end
