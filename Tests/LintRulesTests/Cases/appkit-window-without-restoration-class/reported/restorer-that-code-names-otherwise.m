@interface AppDelegate : NSObject <NSApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)application {
    return YES;
}
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    EditorController *editor = [[EditorController alloc] init];
    [editor start];
    NSWindow *panel = [NSWindow windowWithContentViewController:editor];
    panel.restorationClass = [PanelRestorer class];
    [panel makeKeyAndOrderFront:nil];
}
@end
int main(int argc, const char *argv[]) {
    return NSApplicationMain(argc, argv);
}
@interface EditorController : NSViewController <NSWindowRestoration>
@end
@implementation EditorController
+ (void)restoreWindowWithIdentifier:(NSUserInterfaceItemIdentifier)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler { // expect: appkit-window-without-restoration-class
    completionHandler([NSWindow windowWithContentViewController:[[EditorController alloc] init]], nil);
}
- (void)start {
}
@end
@interface PanelRestorer : NSObject <NSWindowRestoration>
@end
@implementation PanelRestorer
+ (void)restoreWindowWithIdentifier:(NSUserInterfaceItemIdentifier)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    completionHandler([NSWindow windowWithContentViewController:[[EditorController alloc] init]], nil);
}
@end
