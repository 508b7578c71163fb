#import <AppKit/AppKit.h>
@interface Restorer : NSObject <NSWindowRestoration>
@end
@interface PageController : NSWindowController
@end
@implementation Restorer
+ (void)restoreWindowWithIdentifier:(NSUserInterfaceItemIdentifier)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler { // expect: appkit-restore-completion-not-called
    [self openPageThen:^(NSWindow *window) {
        completionHandler(window, nil);
    }];
}
+ (void)openPageThen:(void (^)(NSWindow *))answer {
    NSWindow *window = [[PageController alloc] init].window;
    if (window != nil) {
        answer(window);
    }
}
@end
@implementation PageController
- (void)windowDidLoad {
    [super windowDidLoad];
    self.window.restorationClass = [Restorer class];
}
@end
