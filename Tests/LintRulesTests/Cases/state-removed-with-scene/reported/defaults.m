static NSString *const kChapter = @"chapter";
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property UIWindow *window;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    [self openIn:scene];
}
- (void)openIn:(UIScene *)scene {
    scene.title = [[NSUserDefaults standardUserDefaults] stringForKey:kChapter];
    self.window.rootViewController = [UIViewController new];
}
- (void)show:(NSString *)chapter {
    [[NSUserDefaults standardUserDefaults] setObject:chapter forKey:kChapter];
}
- (void)sceneDidDisconnect:(UIScene *)scene {
    [[NSUserDefaults standardUserDefaults] removeObjectForKey:@"chapter"]; // expect: state-removed-with-scene
}
@end
