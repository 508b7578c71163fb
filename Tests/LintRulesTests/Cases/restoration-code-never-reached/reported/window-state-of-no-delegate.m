//- Delegate.m
@interface Delegate : NSObject <NSApplicationDelegate>
@property (strong) Board *board;
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    self.board = [[Board alloc] initWithWindow:[self makeWindow]];
    [self.board showWindow:nil];
}
- (NSWindow *)makeWindow {
    return [[NSWindow alloc] initWithContentRect:NSZeroRect styleMask:NSWindowStyleMaskTitled backing:NSBackingStoreBuffered defer:NO];
}
@end
//- Board.m
@interface Board : NSWindowController <NSTableViewDelegate>
@property (strong) NSTableView *table;
@property NSInteger row;
@end
@implementation Board
- (instancetype)initWithWindow:(NSWindow *)window {
    if ((self = [super initWithWindow:window])) {
        _table = [NSTableView new];
        [_table setDelegate:self];
    }
    return self;
}
- (void)tableViewSelectionDidChange:(NSNotification *)notification {
    self.row = self.table.selectedRow;
    [self.window invalidateRestorableState];
}
- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)state { // expect: restoration-code-never-reached
    [state encodeInteger:self.row forKey:@"row"];
}
- (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)state {
    self.row = [state decodeIntegerForKey:@"row"];
}
@end
