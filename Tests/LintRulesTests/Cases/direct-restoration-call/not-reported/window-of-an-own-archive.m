#import <AppKit/AppKit.h>
@interface Saver : NSObject
@end
@implementation Saver
// Whoever calls it has made the coder.
- (void)writeWindow:(NSWindow *)window intoCoder:(NSCoder *)coder {
    [window encodeRestorableStateWithCoder:coder];
}
@end
