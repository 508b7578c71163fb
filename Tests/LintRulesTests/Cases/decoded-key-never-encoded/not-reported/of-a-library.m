// The class above may write the key; and of this one the hook writes what NSCoding's method does.
#import "LibraryWindow.h"
@interface PlayerWindow : LibraryWindow
@end
@implementation PlayerWindow
- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeBool:[self isFullScreen] forKey:@"fullScreen"];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeBool:[self isFullScreen] forKey:@"fullScreen"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    if ([coder decodeBoolForKey:@"fullScreen"]) {
        [self toggleFullScreen:nil];
    }
    [self setTitle:[coder decodeObjectOfClass:[NSString class] forKey:@"title"]];
}
@end
