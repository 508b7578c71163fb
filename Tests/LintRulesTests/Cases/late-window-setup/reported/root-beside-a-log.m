//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) UITabBarController *tabs;
@end
@implementation AppDelegate

- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    NSLog(@"launching");
    [[UINavigationBar appearance] setTintColor:[UIColor colorWithRed:(1.0f/2.0f) green:0 blue:0 alpha:1]];
    return YES;
}
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    if ([[NSUserDefaults standardUserDefaults] boolForKey:@"known"]) {
        self.window.rootViewController = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"tabs"]; // expect: late-window-setup
    }
    return YES;
}

- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }

@end
//- Base.lproj/Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="wel">
<scenes>
<scene sceneID="s0"><objects>
<viewController id="wel" sceneMemberID="viewController"/>
</objects></scene>
<scene sceneID="s1"><objects>
<tabBarController storyboardIdentifier="tabs" useStoryboardIdentifierAsRestorationIdentifier="YES" id="tab" sceneMemberID="viewController"><connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/></connections></tabBarController>
</objects></scene>
<scene sceneID="s2"><objects>
<navigationController storyboardIdentifier="stack" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController"><connections><segue destination="pag" kind="relationship" relationship="rootViewController" id="r2"/></connections></navigationController>
</objects></scene>
<scene sceneID="s3"><objects>
<viewController storyboardIdentifier="page" useStoryboardIdentifierAsRestorationIdentifier="YES" id="pag" sceneMemberID="viewController"/>
</objects></scene>
</scenes>
</document>
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
