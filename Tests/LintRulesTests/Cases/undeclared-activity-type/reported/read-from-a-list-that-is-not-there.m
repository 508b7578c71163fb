//- SceneDelegate.m
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, copy) NSString *mainSceneActivityType;
@end
@implementation SceneDelegate
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:self.mainSceneActivityType];
    activity.title = @"Reading";
    return activity;
}
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    scene.title = session.stateRestorationActivity.title;
}
- (NSString *)mainSceneActivityType {
    if (!_mainSceneActivityType) {
        NSArray *types = NSBundle.mainBundle.infoDictionary[@"NSUserActivityTypes"]; // expect: undeclared-activity-type
        _mainSceneActivityType = types[0];
    }
    return _mainSceneActivityType;
}
- (NSString *)searchType {
    return [[[NSBundle mainBundle] objectForInfoDictionaryKey:@"NSUserActivityTypes"] firstObject]; // expect: undeclared-activity-type
}
@end
//- Info.plist
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
</dict>
</plist>
