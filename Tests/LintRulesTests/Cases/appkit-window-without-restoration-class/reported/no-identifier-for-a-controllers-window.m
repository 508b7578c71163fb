#import <AppKit/AppKit.h>
@interface Delegate : NSObject <NSApplicationDelegate>
@property (nonatomic, strong) NSWindowController *board;
@end
@interface BoardController : NSWindowController <NSWindowRestoration>
@end
@implementation BoardController
+ (void)restoreWindowWithIdentifier:(NSUserInterfaceItemIdentifier)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    if (![identifier isEqualToString:@"board"]) {
        completionHandler(nil, [NSError errorWithDomain:@"board" code:1 userInfo:nil]);
        return;
    }
    BoardController *controller = [[BoardController alloc] init];
    completionHandler(controller.window, nil);
}
- (instancetype)init {
    NSWindow *window = [[NSWindow alloc] initWithContentRect:NSZeroRect styleMask:NSWindowStyleMaskTitled backing:NSBackingStoreBuffered defer:NO];
    if ((self = [super initWithWindow:window])) {
        [self setUp];
    }
    return self;
}
- (void)setUp {
    self.window.restorationClass = [BoardController class]; // expect: appkit-window-without-restoration-class
}
@end
@implementation Delegate
- (IBAction)showBoard:(id)sender {
    self.board = [[BoardController alloc] init];
    [self.board showWindow:sender];
}
@end
