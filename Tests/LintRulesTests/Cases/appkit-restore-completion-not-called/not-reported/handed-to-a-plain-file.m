// Helpers in files that say nothing of restoration: they call the handler, keep it or hand it on.
//- Opener.m
@interface Opener : NSObject
@property (copy) void (^waiting)(NSWindow *, NSError *);
@end
@implementation Opener
- (void)open:(NSString *)name then:(void (^)(NSWindow *, NSError *))handler {
    handler(nil, nil);
}
- (void)keep:(void (^)(NSWindow *, NSError *))handler {
    self.waiting = handler;
}
- (void)setUpWindow:(void (^)(NSWindow *, NSError *))handler {
    [self open:@"player" then:handler];
}
@end
//- Quiet.m
@interface Quiet : NSObject
@end
@implementation Quiet
- (void)show:(void (^)(NSWindow *, NSError *))handler {
    NSLog(@"nothing");
}
@end
@interface Loud : Quiet
@end
@implementation Loud
- (void)show:(void (^)(NSWindow *, NSError *))handler {
    handler(nil, nil);
}
@end
//- AppDelegate.m
@interface AppDelegate : NSObject <NSApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    NSApp.windows.firstObject.restorationClass = [Restorer class];
}
@end
@interface Restorer : NSObject <NSWindowRestoration>
@end
@implementation Restorer
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    Opener *opener = [[Opener alloc] init];
    if ([identifier isEqualToString:@"library"]) {
        [opener open:identifier then:completionHandler];
    } else if ([identifier isEqualToString:@"player"]) {
        [opener setUpWindow:completionHandler];
    } else if ([identifier isEqualToString:@"quiet"]) {
        [[self shower] show:completionHandler];
    } else {
        [opener keep:completionHandler];
    }
}
+ (Quiet *)shower {
    return [NSUserDefaults.standardUserDefaults boolForKey:@"loud"] ? [[Loud alloc] init] : [[Quiet alloc] init];
}
@end
