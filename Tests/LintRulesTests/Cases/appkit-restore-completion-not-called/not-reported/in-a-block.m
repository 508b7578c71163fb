//- AppDelegate.m
@interface AppDelegate : NSObject <NSApplicationDelegate>
@end
@implementation AppDelegate
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    NSApp.mainWindow.restorationClass = [Restorer class];
}
@end
//- Restorer.m
@interface Restorer : NSObject <NSWindowRestoration>
@end
@implementation Restorer
+ (void)restoreWindowWithIdentifier:(NSString *)identifier
                              state:(NSCoder *)state
                  completionHandler:(void (^)(NSWindow *, NSError *))handler {
    dispatch_async(dispatch_get_main_queue(), ^{
        if ([identifier isEqualToString:@"main"]) {
            handler([Main sharedMain].window, nil);
        } else {
            handler(nil, nil);
        }
    });
}
@end
