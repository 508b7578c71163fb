@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSUserActivity *activity = session.stateRestorationActivity;
    self.page = activity.userInfo[@"Page"]; // expect: activity-key-asymmetry
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"read"];
    NSMutableDictionary *info = [NSMutableDictionary dictionary];
    [info setObject:@3 forKey:@"page"];
    [activity addUserInfoEntriesFromDictionary:info];
    return activity;
}
@end
