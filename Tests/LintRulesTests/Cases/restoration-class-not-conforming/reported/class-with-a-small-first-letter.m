#import <AppKit/AppKit.h>
@interface AppDelegate : NSObject <NSApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
@end
@interface lintRestorer : NSObject
@end
@implementation lintRestorer
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    completionHandler(nil, nil);
}
@end
@interface Profiles : NSWindowController
@end
@implementation Profiles
- (instancetype)initWithWindowNibName:(NSString *)name {
    self = [super initWithWindowNibName:name];
    if (self) {
        [[self window] setRestorable:YES];
        [[self window] setRestorationClass:[lintRestorer class]]; // expect: restoration-class-not-conforming
    }
    return self;
}
@end
