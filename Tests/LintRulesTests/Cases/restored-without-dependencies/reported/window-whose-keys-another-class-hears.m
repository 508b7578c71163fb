@class Library;
@class Delegate;

@interface Info : NSWindowController
@property (weak) Library *library; // expect: restored-without-dependencies
@property BOOL isMoving;
@end

@implementation Info
@end

@interface InfoWindow : NSWindow
@end

@implementation InfoWindow
- (void)keyDown:(NSEvent *)event {
    Info *info = (Info *)self.delegate;
    if (info.isMoving) {
        [super keyDown:event];
        return;
    }
    switch ([event.characters characterAtIndex:0]) {
        case NSUpArrowFunctionKey: {
            [info.library showBefore:info];
            break;
        }
        default: {
            [super keyDown:event];
            break;
        }
    }
}
@end

@interface Library : NSWindowController
@property NSMutableDictionary *open;
@end

@implementation Library
- (void)showBefore:(Info *)info {
    [info.window performClose:nil];
}
- (void)showInfo:(NSString *)name {
    Info *info = _open[name];
    if (!info) {
        info = [[Info alloc] initWithWindowNibName:@"Info"];
        info.library = self;
        _open[name] = info;
        NSWindow *window = info.window;
        window.restorable = YES;
        window.restorationClass = [Delegate class];
        window.identifier = [NSString stringWithFormat:@"info%@", name];
    }
    [info showWindow:nil];
}
@end

@interface Delegate : NSObject <NSApplicationDelegate, NSWindowRestoration>
@property Library *library;
@end

@implementation Delegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app {
    return YES;
}
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))handler {
    NSWindow *window = nil;
    Delegate *delegate = (Delegate *)[NSApp delegate];
    if ([identifier isEqualToString:@"library"]) {
        window = delegate.library.window;
    } else {
        NSString *name = [identifier substringFromIndex:4];
        Info *info = [[Info alloc] initWithWindowNibName:@"Info"];
        NSWindow *infoWindow = info.window;
        infoWindow.restorable = YES;
        infoWindow.restorationClass = [Delegate class];
        infoWindow.identifier = identifier;
        delegate.library.open[name] = info;
        window = info.window;
    }
    handler(window, nil);
}
@end
