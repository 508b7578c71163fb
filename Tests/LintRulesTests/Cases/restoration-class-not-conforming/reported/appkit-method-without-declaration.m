// AppKit finds the method, declared or not, until it looks closer.
@interface Delegate : NSObject <NSApplicationDelegate>
@end
@implementation Delegate
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))handler {
    handler([NSApp mainWindow], nil);
}
- (void)show:(NSWindow *)window {
    window.restorationClass = [self class]; // expect: restoration-class-not-conforming
}
@end
