@class Library;
@class Delegate;

@interface Info : NSWindowController
@property (weak) Library *library; // expect: restored-without-dependencies
@end

@implementation Info
- (IBAction)next:(id)sender {
    [self.library selectNext];
}
@end

@interface Library : NSWindowController
@end

@implementation Library
- (void)selectNext {
    NSLog(@"next");
}
- (void)showInfo:(NSString *)name {
    Info *info = [[Info alloc] initWithWindowNibName:@"Info"];
    info.library = self;
    info.window.restorationClass = [Delegate class];
    info.window.identifier = [@"info" stringByAppendingString:name];
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
    info.window.restorationClass = [Delegate class];
    info.window.identifier = identifier;
    handler(info.window, nil);
}
@end
