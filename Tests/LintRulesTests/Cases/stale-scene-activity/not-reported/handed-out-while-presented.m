// Nothing is handed out once the screen has gone.
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
    self.view.window.windowScene.userActivity = activity;
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
    NSUserActivity *activity = scene.userActivity;
    if (self.window.rootViewController.presentedViewController == nil) {
        return nil;
    }
    return activity;
}
@end
