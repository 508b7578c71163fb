//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
//- SceneDelegate.m
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate> // expect: legacy-restoration-in-scene-app
@end
@implementation SceneDelegate
@end
//- List.m
void identify(UIViewController *list) { list.restorationIdentifier = @"list"; }
//- Info.plist
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
//- Reader.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 13.0; }; name = Debug; }; }; }
