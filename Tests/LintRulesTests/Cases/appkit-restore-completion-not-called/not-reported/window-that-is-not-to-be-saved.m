#import <Cocoa/Cocoa.h>
@interface AppDelegate : NSObject <NSApplicationDelegate>
@property (nonatomic) NSWindowController *splash;
@end
@interface Splash : NSWindowController <NSWindowDelegate, NSWindowRestoration>
@end
@implementation Splash
- (void)loadWindow {
    self.window = [[NSWindow alloc] initWithContentRect:NSMakeRect(0, 0, 780, 482) styleMask:NSWindowStyleMaskTitled backing:NSBackingStoreBuffered defer:YES];
    self.window.restorable = FALSE;
    self.window.delegate = self;
    self.window.restorationClass = self.class;
    self.window.identifier = @"splash";
}
+ (void)restoreWindowWithIdentifier:(NSUserInterfaceItemIdentifier)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    if ([identifier isEqualToString:@"splash"]) {
        completionHandler(nil, nil);
    }
}
@end
@implementation AppDelegate
- (void)applicationDidFinishLaunching:(NSNotification *)n { self.splash = [[Splash alloc] init]; [self.splash.window makeKeyAndOrderFront:nil]; }
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
@end
