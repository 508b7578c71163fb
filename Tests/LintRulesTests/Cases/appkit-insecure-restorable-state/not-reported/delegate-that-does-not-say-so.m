//- Controller.m
#import "Controller.h"
@implementation Controller
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
- (void)applicationDidFinishLaunching:(NSNotification *)notification { NSLog(@"up"); }
- (BOOL)applicationShouldOpenUntitledFile:(NSApplication *)app { return NO; }
@end
//- Sheet.m
#import <Cocoa/Cocoa.h>
@interface Sheet : NSDocument
@end
@implementation Sheet
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    NSLog(@"%ld", (long)[coder decodeIntegerForKey:@"zoom"]);
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:2 forKey:@"zoom"];
}
@end
//- main.m
#import <Cocoa/Cocoa.h>
#import "Controller.h"
int main(int argc, const char *argv[]) {
    [NSApplication sharedApplication].delegate = (id)[Controller new];
    return NSApplicationMain(argc, argv);
}
//- App.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; }; }; }; }
//- Controller.h
#import <Cocoa/Cocoa.h>
@interface Controller : NSObject
@end
