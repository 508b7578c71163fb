// Empty methods have no state.
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; } // expect: opt-in-without-content
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (void)application:(UIApplication *)application willEncodeRestorableStateWithCoder:(NSCoder *)coder {
}
- (void)application:(UIApplication *)application didDecodeRestorableStateWithCoder:(NSCoder *)coder {
    // Nothing yet.
}
@end
@interface Reader : UIViewController
@end
int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, @"Delegate");
}
