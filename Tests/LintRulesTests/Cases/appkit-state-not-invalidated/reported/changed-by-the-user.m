@interface Info : NSWindowController
@property (weak) IBOutlet NSTableView *table;
@end
@implementation Info
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.table.selectedRow forKey:@"row"]; // expect: appkit-state-not-invalidated
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    NSInteger row = [coder decodeIntegerForKey:@"row"];
    [self.table selectRowIndexes:[NSIndexSet indexSetWithIndex:row] byExtendingSelection:NO];
}
@end
