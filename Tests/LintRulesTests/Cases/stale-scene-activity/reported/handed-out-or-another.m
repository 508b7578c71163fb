// What is handed out where the scene has none.
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface Editor : UIViewController
@end
@implementation Editor
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"edit"];
    [activity addUserInfoEntriesFromDictionary:@{@"document": @"42"}];
    self.view.window.windowScene.userActivity = activity; // expect: stale-scene-activity
}
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSUserActivity *activity = session.stateRestorationActivity;
    if (activity == nil) return;
    NSLog(@"%@", activity.userInfo[@"document"]);
    [self.window.rootViewController presentViewController:[[Editor alloc] init] animated:NO completion:nil];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return scene.userActivity ?: [[NSUserActivity alloc] initWithActivityType:@"browse"];
}
@end
