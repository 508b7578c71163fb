//- SceneDelegate.m
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    scene.title = session.stateRestorationActivity.userInfo[@"title"];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] init]; // expect: undeclared-activity-type
    [activity addUserInfoEntriesFromDictionary:@{ @"title": @"Reading" }];
    return activity;
}
@end
//- Info.plist
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>NSUserActivityTypes</key>
        <array>
            <string>com.example.reading</string>
        </array>
    </dict>
</dict>
</plist>
