//- Delegate.m
// Nothing tells here that the app does not run before iOS 13.
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
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
@end
void identify(UIViewController *list) { list.restorationIdentifier = @"list"; }
//- Info.plist
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
