//- Reader.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 10.13; }; }; }; }
//- Delegate.h
@interface Delegate : NSObject <NSApplicationDelegate> // expect: appkit-insecure-restorable-state
@end
//- Delegate.m
@implementation Delegate
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    NSLog(@"launched");
}
@end
//- Page.m
@interface Page : NSView
@property NSInteger number;
@end
@implementation Page
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.number forKey:@"number"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.number = [coder decodeIntegerForKey:@"number"];
}
@end
