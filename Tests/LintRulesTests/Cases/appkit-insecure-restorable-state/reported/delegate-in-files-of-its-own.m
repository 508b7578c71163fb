//- Reader.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 10.13; }; }; }; }
//- AppDelegate.h
@interface AppDelegate : NSObject <NSApplicationDelegate> // expect: appkit-insecure-restorable-state
@property (strong) NSWindow *window;
@end
//- AppDelegate.m
#import "AppDelegate.h"
@implementation AppDelegate
- (void)showWindow {
    [self.window orderFront:nil];
}
@end
//- Document.m
@interface Document : NSDocument
@end
@implementation Document
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.displayName forKey:@"name"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.displayName = [coder decodeObjectOfClass:NSString.class forKey:@"name"];
    [self invalidateRestorableState];
}
@end
