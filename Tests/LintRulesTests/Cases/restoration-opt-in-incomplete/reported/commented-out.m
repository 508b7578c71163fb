@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { // expect: restoration-opt-in-incomplete
    return YES;
}
// - (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
@end
