@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) NSInteger page;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSDictionary *info = session.stateRestorationActivity.userInfo;
    self.page = [info[@"page"] integerValue];
    scene.title = info[@"title"];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"read"];
    NSMutableDictionary *info = [activity.userInfo mutableCopy] ?: [NSMutableDictionary dictionary];
    info[@"page"] = @(self.page);
    activity.userInfo = info;
    NSMutableDictionary *more = (NSMutableDictionary *)activity.userInfo;
    more[@"title"] = scene.title;
    return activity;
}
@end
int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
}
