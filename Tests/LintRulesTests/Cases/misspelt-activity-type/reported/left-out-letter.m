@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSUserActivity *activity = session.stateRestorationActivity;
    if ([activity.activityType isEqualToString:@"com.example.setings"]) { // expect: misspelt-activity-type
        scene.title = @"Settings";
    }
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return [[NSUserActivity alloc] initWithActivityType:@"com.example.settings"];
}
@end
