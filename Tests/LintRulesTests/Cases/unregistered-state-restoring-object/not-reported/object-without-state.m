//- Delegate.h
// Nothing is lost with an object that has no state.
@interface Delegate : UIResponder <UIApplicationDelegate, UIStateRestoring>
@end
//- Delegate.m
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
