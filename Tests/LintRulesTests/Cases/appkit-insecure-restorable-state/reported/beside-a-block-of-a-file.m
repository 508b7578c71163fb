//- App.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
    objects = {
        A1 = {
            isa = XCBuildConfiguration;
            buildSettings = {
                MACOSX_DEPLOYMENT_TARGET = 12.0;
            };
            name = Debug;
        };
    };
}
//- Delegate.m
// A block of another file says nothing of the question.
#import <Cocoa/Cocoa.h>
@interface Delegate : NSObject <NSApplicationDelegate> // expect: appkit-insecure-restorable-state
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    [NSApp activateIgnoringOtherApps:YES];
}
@end
//- Opening.h
#import <Cocoa/Cocoa.h>
static void (^OpenedNothing)(NSDocument *document, BOOL wasOpen) = ^(NSDocument *document, BOOL wasOpen) {
};
