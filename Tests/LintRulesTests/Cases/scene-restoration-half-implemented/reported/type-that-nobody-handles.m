@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSUserActivity *activity = session.stateRestorationActivity;
    if ([activity.activityType isEqualToString:@"com.example.list"]) {
        [self show:activity.userInfo[@"name"]];
    }
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"com.example.page"]; // expect: scene-restoration-half-implemented
    activity.userInfo = @{@"name": @"one"};
    return activity;
}
- (void)show:(NSString *)name {
}
@end
