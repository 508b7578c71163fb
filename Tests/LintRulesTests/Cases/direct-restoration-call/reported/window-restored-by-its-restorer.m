#import <AppKit/AppKit.h>
@interface Restorer : NSObject <NSWindowRestoration>
@end
@interface Palette : NSWindowController
+ (instancetype)shared;
@end
@implementation Palette
+ (instancetype)shared {
    static Palette *palette;
    if (!palette) palette = [[Palette alloc] initWithWindowNibName:@"Palette"];
    return palette;
}
@end
@implementation Restorer
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    NSWindow *window = [[Palette shared] window];
    [window restoreStateWithCoder:state]; // expect: direct-restoration-call
    completionHandler(window, nil);
}
@end
