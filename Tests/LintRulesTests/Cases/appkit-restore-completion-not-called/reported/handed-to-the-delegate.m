// The delegate of the application is an object of the one class that is one.
@interface AppDelegate : NSObject <NSApplicationDelegate, NSWindowRestoration>
@end
@implementation AppDelegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    NSApp.windows.firstObject.restorationClass = [AppDelegate class];
}
- (void)open:(NSString *)name then:(void (^)(NSWindow *, NSError *))handler {
    if ([name isEqualToString:@"library"]) {
        handler(NSApp.windows.firstObject, nil);
    }
}
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler { // expect: appkit-restore-completion-not-called
    [[NSApp delegate] open:identifier then:completionHandler];
}
@end
