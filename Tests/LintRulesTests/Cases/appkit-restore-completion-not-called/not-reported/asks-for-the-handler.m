@interface Restorer : NSObject <NSWindowRestoration>
@end
@implementation Restorer
+ (void)restoreWindowWithIdentifier:(NSString *)identifier
                              state:(NSCoder *)state
                  completionHandler:(void (^)(NSWindow *, NSError *))handler {
    if (handler) {
        handler([Main sharedMain].window, nil);
    }
}
@end
