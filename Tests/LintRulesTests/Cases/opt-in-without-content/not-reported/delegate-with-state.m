// The delegate has state, whether it keeps it in the coder or elsewhere.
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) NSInteger page;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (void)application:(UIApplication *)application willEncodeRestorableStateWithCoder:(NSCoder *)coder {
    [[NSUserDefaults standardUserDefaults] setInteger:self.page forKey:@"page"];
}
@end
@interface Reader : UIViewController
@end
int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, @"Delegate");
}
