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
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    scene.title = session.stateRestorationActivity.title;
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return [[NSUserActivity alloc] initWithActivityType:@"list"];
}
@end
void identify(UIViewController *list) { list.restorationIdentifier = @"list"; }
//- Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>list</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
