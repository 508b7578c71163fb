//- SceneDelegate.m
static NSString *const ReadingType = @"com.example.reading";
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return scene.userActivity;
}
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    scene.userActivity = session.stateRestorationActivity ?: [[NSUserActivity alloc] initWithActivityType:ReadingType]; // expect: undeclared-activity-type
}
@end
//- Info.plist
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>com.example</string>
</dict>
</plist>
