@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { // expect: restoration-opt-in-incomplete
    return YES;
}
- (UIViewController *)application:(UIApplication *)application
    viewControllerWithRestorationIdentifierPath:(NSString *)path // expect: near-miss-restoration-signature
                                          coder:(NSCoder *)coder {
    return nil;
}
@end
