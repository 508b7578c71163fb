//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) UITabBarController *tabs;
@end
@implementation AppDelegate
- (UITabBarController *)tabs {
    if (!_tabs) {
        _tabs = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Tabs"];
    }
    return _tabs;
}
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    if ([[NSUserDefaults standardUserDefaults] stringForKey:@"user"] == nil) {
        [[NSUserDefaults standardUserDefaults] registerDefaults:@{@"sessions": @0}];
    } else {
        self.window.rootViewController = self.tabs;
    }
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-001">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="Welcome Nav" id="nav-00-001" sceneMemberID="viewController"><connections>
      <segue destination="wel-00-002" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController restorationIdentifier="Welcome" id="wel-00-002" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><tabBarController storyboardIdentifier="Tabs" useStoryboardIdentifierAsRestorationIdentifier="YES" id="tab-00-003" sceneMemberID="viewController"><connections>
      <segue destination="fee-00-004" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController></objects></scene>
    <scene sceneID="s4"><objects><viewController storyboardIdentifier="Feed" useStoryboardIdentifierAsRestorationIdentifier="YES" id="fee-00-004" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
