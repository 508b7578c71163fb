// Helpers in files that say nothing of restoration: one that drops the handler, and a setter that is none.
//- Opener.m
@interface Opener : NSObject
@end
@implementation Opener
- (void)open:(NSString *)name then:(void (^)(NSWindow *, NSError *))handler {
    NSLog(@"%@", name);
}
@end
//- Player.m
@interface Player : NSObject
@end
@implementation Player
- (void)setUpWindow:(void (^)(NSWindow *, NSError *))handler {
    NSLog(@"set up");
}
@end
//- AppDelegate.m
@interface AppDelegate : NSObject <NSApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    NSApp.windows.firstObject.restorationClass = [Restorer class];
    NSApp.windows.lastObject.restorationClass = [PlayerRestorer class];
}
@end
@interface Restorer : NSObject <NSWindowRestoration>
@end
@implementation Restorer
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler { // expect: appkit-restore-completion-not-called
    Opener *opener = [[Opener alloc] init];
    [opener open:identifier then:completionHandler];
}
@end
@interface PlayerRestorer : NSObject <NSWindowRestoration>
@end
@implementation PlayerRestorer
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler { // expect: appkit-restore-completion-not-called
    Player *player = [[Player alloc] init];
    [player setUpWindow:completionHandler];
}
@end
