@interface Root : UIViewController
@end
@implementation Root
- (void)viewDidLoad {
    [super viewDidLoad];
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"browse"];
    [activity addUserInfoEntriesFromDictionary:@{@"page": @3}];
    self.view.window.windowScene.userActivity = activity; // expect: restored-too-early
}
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    scene.userActivity = session.stateRestorationActivity;
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return scene.userActivity;
}
@end
