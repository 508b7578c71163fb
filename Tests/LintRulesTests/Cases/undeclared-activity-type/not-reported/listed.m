//- SceneDelegate.m
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) NSUserActivity *activity;
@end
@implementation SceneDelegate
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene { return self.activity; }
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    self.activity = session.stateRestorationActivity ?: [[NSUserActivity alloc] initWithActivityType:@"com.example.reading"];
}
@end
//- Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.reading</string>
    </array>
</dict>
</plist>
