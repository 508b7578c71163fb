//- List.m
@interface ListController : NSWindowController
@property NSInteger row;
@end
@implementation ListController
- (void)choose:(NSInteger)row {
    self.row = row;
    [self invalidateRestorableState];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: appkit-window-without-restoration-class
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.row forKey:@"row"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.row = [coder decodeIntegerForKey:@"row"];
}
@end
@interface Delegate : NSObject <NSApplicationDelegate>
@property ListController *list;
@end
@implementation Delegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app {
    return YES;
}
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    self.list = [[ListController alloc] initWithWindowNibName:@"List"];
    [self.list showWindow:self];
}
@end
//- List.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="ListController">
            <connections><outlet property="window" destination="win" id="o1"/></connections>
        </customObject>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <window title="List" id="win">
            <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
            <view key="contentView" id="con"/>
            <connections><outlet property="delegate" destination="-2" id="o2"/></connections>
        </window>
    </objects>
</document>
