@interface Restorer : NSObject <NSWindowRestoration>
@end
@implementation Restorer
+ (void)restoreWindowWithIdentifier:(NSString *)identifier // expect: appkit-restore-completion-not-called
                              state:(NSCoder *)state
                  completionHandler:(void (^)(NSWindow *, NSError *))handler {
    if ([identifier isEqualToString:@"main"]) {
        handler([Main sharedMain].window, nil);
    }
}
@end
