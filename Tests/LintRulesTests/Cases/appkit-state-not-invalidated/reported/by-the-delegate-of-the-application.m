@interface Delegate : NSObject <NSApplicationDelegate>
@property (nonatomic) NSInteger page;
@end
@implementation Delegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)application {
    return YES;
}
- (IBAction)turn:(id)sender {
    self.page = self.page + 1;
}
- (void)application:(NSApplication *)application willEncodeRestorableState:(NSCoder *)coder {
    [coder encodeInteger:self.page forKey:@"page"]; // expect: appkit-state-not-invalidated
}
- (void)application:(NSApplication *)application didDecodeRestorableState:(NSCoder *)coder {
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
// A window asks its own delegate, and no delegate of the application.
@interface Pane : NSWindowController
@end
@implementation Pane
- (void)windowDidMove:(NSNotification *)notification {
    [self.window invalidateRestorableState];
}
@end
