@class Library;
@class Delegate;

@interface Info : NSWindowController
@property (weak) Library *library;
@end

@implementation Info
- (void)keyDown:(NSEvent *)event {
    if (![self.library handles:event]) {
        [super keyDown:event];
    }
}
@end

@interface Library : NSWindowController
@end

@implementation Library
- (BOOL)handles:(NSEvent *)event {
    return event.keyCode == 125;
}
- (void)showInfo:(NSString *)name {
    Info *info = [[Info alloc] initWithWindowNibName:@"Info"];
    info.library = self;
    info.window.restorationClass = [Delegate class];
    info.window.identifier = name;
    [info showWindow:nil];
}
@end

@interface Delegate : NSObject <NSApplicationDelegate, NSWindowRestoration>
@end

@implementation Delegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app {
    return YES;
}
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))handler {
    Info *info = [[Info alloc] initWithWindowNibName:@"Info"];
    info.window.identifier = identifier;
    handler(info.window, nil);
}
@end
