#import <AppKit/AppKit.h>
@interface Pane : NSViewController
@end
@implementation Pane
- (void)loadView {
    self.view = [[NSView alloc] initWithFrame:NSMakeRect(0, 0, 300, 200)];
}
@end
@interface Board : NSWindow
@end
@implementation Board
- (instancetype)initForBoard {
    self = [super initWithContentRect:NSZeroRect styleMask:NSWindowStyleMaskTitled | NSWindowStyleMaskResizable backing:NSBackingStoreBuffered defer:NO];
    if (self) {
        self.frameAutosaveName = @"board";
        self.contentViewController = [[Pane alloc] init]; // expect: restored-too-early
    }
    return self;
}
@end
