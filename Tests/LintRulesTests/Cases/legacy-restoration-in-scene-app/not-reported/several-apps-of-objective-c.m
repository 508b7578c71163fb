//- Reader/ReaderDelegate.m
// One app restores, the other has scenes.
@interface ReaderDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation ReaderDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
void identify(UIViewController *list) { list.restorationIdentifier = @"list"; }
//- Player/PlayerDelegate.m
@interface PlayerDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation PlayerDelegate
@end
//- Player/SceneDelegate.m
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
@end
//- Player/Info.plist
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
