@interface AppDelegate : NSObject <NSApplicationDelegate, NSWindowRestoration>
@property (strong) NSWindow *window;
@end
@implementation AppDelegate
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    [self makeWindow];
}
- (void)makeWindow {
    self.window = [[NSWindow alloc] init];
    self.window.restorable = YES;
    self.window.identifier = @"main";
    self.window.restorationClass = [self class];
}
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    AppDelegate *delegate = (AppDelegate *)[NSApp delegate];
    if (delegate.window && [identifier isEqualToString:@"main"]) {
        completionHandler(delegate.window, nil); // expect: restored-too-early
    } else {
        completionHandler(nil, [NSError errorWithDomain:NSCocoaErrorDomain code:0 userInfo:nil]);
    }
}
@end
