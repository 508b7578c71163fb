// Another object answers for it.
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) id<UIApplicationDelegate> other;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder {
    return YES;
}
- (id)forwardingTargetForSelector:(SEL)selector {
    return self.other;
}
@end
