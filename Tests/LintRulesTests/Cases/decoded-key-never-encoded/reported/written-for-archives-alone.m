// The window's class is of a library. NSCoding's method is not what restoration asks: full screen never comes back.
#import "LibraryWindow.h"
static NSString * const FullScreenKey = @"fullScreen";
@interface PlayerWindow : LibraryWindow
@end
@implementation PlayerWindow
- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeBool:[self isFullScreen] forKey:FullScreenKey];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    if ([coder decodeBoolForKey:FullScreenKey]) { // expect: decoded-key-never-encoded
        [self toggleFullScreen:nil];
    }
}
@end
