//- Delegate.h
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
//- Delegate.m
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureAplicationState:(NSCoder *)coder { // expect: near-miss-restoration-signature
    return YES;
}
+ (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { // expect: near-miss-restoration-signature
    return YES;
}
- (UIViewController *)application:(UIApplication *)application
    viewControllerWithRestorationIdentifierPath:(NSString *)path // expect: near-miss-restoration-signature
                                          coder:(NSCoder *)coder {
    return nil;
}
@end
