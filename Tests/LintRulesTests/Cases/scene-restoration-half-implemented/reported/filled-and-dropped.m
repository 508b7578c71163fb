@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    scene.title = session.stateRestorationActivity.userInfo[@"tab"];
    scene.userActivity = [[NSUserActivity alloc] initWithActivityType:@"com.example.main"];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return scene.userActivity;
}
@end
@interface Tabs : NSObject <UITabBarControllerDelegate>
@end
@implementation Tabs
- (void)tabBarController:(UITabBarController *)tabs didSelectViewController:(UIViewController *)controller {
    NSUserActivity *activity = tabs.view.window.windowScene.userActivity;
    if (activity == nil) {
        activity = [[NSUserActivity alloc] initWithActivityType:@"com.example.main"]; // expect: scene-restoration-half-implemented
    }
    if (activity) {
        [activity addUserInfoEntriesFromDictionary:@{@"tab" : controller.title}];
    }
}
@end
