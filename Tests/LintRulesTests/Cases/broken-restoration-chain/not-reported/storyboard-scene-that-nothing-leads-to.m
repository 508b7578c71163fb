//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
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
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="Nav" id="nav-00-001" sceneMemberID="viewController"><connections>
      <segue destination="hom-00-002" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController restorationIdentifier="Home" id="hom-00-002" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><navigationController id="nav-00-003" sceneMemberID="viewController"><connections>
      <segue destination="inf-00-004" kind="relationship" relationship="rootViewController" id="r2"/></connections></navigationController></objects></scene>
    <scene sceneID="s4"><objects><viewController storyboardIdentifier="Info" useStoryboardIdentifierAsRestorationIdentifier="YES" id="inf-00-004" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
