//- AppDelegate.m
// The root is one of two scenes, and the other half of the launch only says that all is well.
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    return YES;
}
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds]; // expect: late-window-setup
    [self chooseFirstView];
    [self.window makeKeyAndVisible];
    return YES;
}
- (void)chooseFirstView {
    UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    if ([[NSUserDefaults standardUserDefaults] stringForKey:@"account"]) {
        UIViewController *start = [storyboard instantiateViewControllerWithIdentifier:@"start"];
        self.window.rootViewController = start;
    } else {
        UIViewController *login = [storyboard instantiateViewControllerWithIdentifier:@"login"];
        self.window.rootViewController = login;
    }
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- AppDelegate.h
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
- (void)chooseFirstView;
@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <navigationController storyboardIdentifier="start" useStoryboardIdentifierAsRestorationIdentifier="YES" id="a1" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects>
                <navigationController storyboardIdentifier="login" useStoryboardIdentifierAsRestorationIdentifier="YES" id="a2" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
