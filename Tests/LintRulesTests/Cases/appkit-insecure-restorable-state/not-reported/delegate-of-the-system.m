//- Reader.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 10.13; }; }; }; }
//- Helper.m
// A class of the system's own, of which one method is called.
@interface BridgeAppDelegate : NSObject <NSApplicationDelegate>
- (void)showWindows;
@end
@interface Helper : NSObject
@end
@implementation Helper
- (void)show {
    BridgeAppDelegate *delegate = (BridgeAppDelegate *)NSApp.delegate;
    [delegate showWindows];
}
@end
@interface Document : NSDocument
@end
@implementation Document
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.displayName = [coder decodeObjectOfClass:NSString.class forKey:@"name"];
    [self invalidateRestorableState];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.displayName forKey:@"name"];
}
@end
