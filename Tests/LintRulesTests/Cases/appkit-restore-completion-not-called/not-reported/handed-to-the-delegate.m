// Two classes may be the delegate, and one of them answers.
@interface AppDelegate : NSObject <NSApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    NSApp.windows.firstObject.restorationClass = [Restorer class];
}
- (void)open:(NSString *)name then:(void (^)(NSWindow *, NSError *))handler {
    NSLog(@"%@", name);
}
@end
@interface HelperDelegate : NSObject <NSApplicationDelegate>
@end
@implementation HelperDelegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
- (void)open:(NSString *)name then:(void (^)(NSWindow *, NSError *))handler {
    handler(nil, nil);
}
@end
@interface Restorer : NSObject <NSWindowRestoration>
@end
@implementation Restorer
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    [[NSApp delegate] open:identifier then:completionHandler];
}
@end
