@interface Delegate : NSObject <NSApplicationDelegate>
@end
@implementation Delegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)application {
    return YES;
}
@end
@interface NSView (Allowed)
@end
@implementation NSView (Allowed)
+ (NSArray<Class> *)allowedClassesForRestorableStateKeyPath:(NSString *)keyPath {
    return @[NSFont.class, NSString.class];
}
@end
@interface Canvas : NSView
@property (nonatomic) NSFont *font;
@end
@implementation Canvas
+ (NSArray<NSString *> *)restorableStateKeyPaths {
    return @[@"font"];
}
@end
