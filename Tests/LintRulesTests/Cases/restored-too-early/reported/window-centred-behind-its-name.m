#import <AppKit/AppKit.h>
@interface MainController : NSWindowController
@end
@implementation MainController
- (void)windowDidLoad {
    [super windowDidLoad];
    [self.window setFrameAutosaveName:@"main"];
    [self.window center]; // expect: restored-too-early
}
@end
