@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    scene.title = session.stateRestorationActivity.userInfo[@"tab"];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return scene.userActivity;
}
@end
@interface Tabs : NSObject <UITabBarControllerDelegate>
@end
@implementation Tabs
- (void)tabBarController:(UITabBarController *)tabs didSelectViewController:(UIViewController *)controller {
    UIScene *scene = tabs.view.window.windowScene;
    NSUserActivity *activity = scene.userActivity;
    if (!activity) {
        activity = [[NSUserActivity alloc] initWithActivityType:@"com.example.main"];
    }
    [activity addUserInfoEntriesFromDictionary:@{@"tab" : controller.title}];
    [scene setUserActivity:activity];
}
@end
