// Handed out, read, and set by nobody.
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, @"AppDelegate");
}
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    scene.title = session.stateRestorationActivity.title;
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene { // expect: scene-restoration-half-implemented
    return scene.userActivity;
}
@end
