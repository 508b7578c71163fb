//- Windows.m
// The initializer that is given the handler leaves it alone; where the call stands does not matter.
@interface Controller : NSWindowController
@end
@implementation Controller
- (instancetype)initWithHandler:(void (^)(NSWindow *, NSError *))handler {
    self = [self initWithWindowNibName:@"Window"];
    self.window.restorationClass = [AppDelegate class];
    return self;
}
@end
@interface AppDelegate : NSObject <NSApplicationDelegate, NSWindowRestoration>
@property (nonatomic) Controller *controller;
@end
@implementation AppDelegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
- (void)openWithHandler:(void (^)(NSWindow *, NSError *))handler {
    self.controller = [[Controller alloc] initWithHandler:handler];
    [self.controller showWindow:nil];
}
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler { // expect: appkit-restore-completion-not-called
    [(AppDelegate *)[NSApp delegate] openWithHandler:completionHandler];
}
@end
