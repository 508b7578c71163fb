@interface Delegate : NSObject <NSApplicationDelegate>
@end
@implementation Delegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)application {
    return YES;
}
@end
@interface Canvas : NSView
@property (nonatomic) NSFont *font;
@property (nonatomic) NSColor *ink;
@end
@implementation Canvas
+ (NSArray<NSString *> *)restorableStateKeyPaths { // expect: appkit-insecure-restorable-state
    return @[@"font", @"ink"];
}
@end
