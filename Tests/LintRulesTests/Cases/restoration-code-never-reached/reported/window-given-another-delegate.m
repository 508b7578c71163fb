//- AppDelegate.m
@interface AppDelegate : NSObject <NSApplicationDelegate>
@property (strong) NSWindow *window;
@property (strong) Ledger *ledger;
@property (strong) FullScreen *fullScreen;
@end
@implementation AppDelegate
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    self.window = [[NSWindow alloc] initWithContentRect:NSZeroRect styleMask:NSWindowStyleMaskTitled backing:NSBackingStoreBuffered defer:NO];
    self.ledger = [[Ledger alloc] initWithWindow:self.window];
    self.fullScreen = [FullScreen new];
    [self.fullScreen watch:self.window];
}
@end
//- Ledger.m
@interface Ledger : NSWindowController <NSWindowDelegate>
@property NSInteger row;
@end
@implementation Ledger
- (instancetype)initWithWindow:(NSWindow *)window {
    if ((self = [super initWithWindow:window])) {
        window.delegate = self;
    }
    return self;
}
- (void)choose:(NSInteger)row {
    self.row = row;
    [self.window invalidateRestorableState];
}
- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)state {
    [state encodeInteger:self.row forKey:@"row"];
}
- (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)state {
    self.row = [state decodeIntegerForKey:@"row"];
}
@end
//- FullScreen.h
@interface FullScreen : NSObject <NSWindowDelegate>
- (void)watch:(NSWindow *)window;
@end
//- FullScreen.m
@implementation FullScreen
- (void)watch:(NSWindow *)window {
    window.delegate = self; // expect: restoration-code-never-reached
}
@end
//- Paper.m
@interface Paper : NSDocument
@end
@implementation Paper
@end
