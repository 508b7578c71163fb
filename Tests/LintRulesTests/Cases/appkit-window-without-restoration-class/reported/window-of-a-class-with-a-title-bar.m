// The class method that makes the window is of the controller that keeps something.
@interface AppDelegate : NSObject <NSApplicationDelegate>
@property (strong) ReaderController *reader;
@end
@interface ReaderWindow : NSWindow
@end
@interface ReaderController : NSWindowController
@property (nonatomic) NSInteger page;
@end
@implementation AppDelegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app {
    return YES;
}
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    self.reader = [ReaderController new];
    [self.reader showWindow:nil];
}
@end
@implementation ReaderWindow
@end
@implementation ReaderController
- (id)init {
    if ((self = [super initWithWindow:[ReaderController readerWindow]])) {
        _page = 1;
    }
    return self;
}
+ (ReaderWindow *)readerWindow {
    return [[ReaderWindow alloc] initWithContentRect:NSZeroRect styleMask:NSWindowStyleMaskTitled backing:NSBackingStoreBuffered defer:NO];
}
- (IBAction)turn:(id)sender {
    self.page += 1;
    [self invalidateRestorableState];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: appkit-window-without-restoration-class
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
