#import <AppKit/AppKit.h>
@interface LogController : NSWindowController
@end
@implementation LogController
- (instancetype)init {
    NSWindow *window = [[NSWindow alloc] initWithContentRect:NSZeroRect styleMask:NSWindowStyleMaskTitled backing:NSBackingStoreBuffered defer:NO];
    if ((self = [super initWithWindow:window])) {
        [window setFrameAutosaveName:@"log"];
    }
    return self;
}
- (void)showLog {
    if (![self.window isVisible]) {
        [self.window center]; // expect: restored-too-early
    }
    [self showWindow:nil];
}
@end
