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
    [activity addUserInfoEntriesFromDictionary:@{@"version": @1}];
    NSMutableDictionary *info = [activity.userInfo mutableCopy];
    info[@"page"] = @(self.page); // expect: activity-key-asymmetry
    NSMutableDictionary *more = [NSMutableDictionary dictionaryWithDictionary:activity.userInfo];
    [more setObject:scene.title forKey:@"title"]; // expect: activity-key-asymmetry
    return activity;
}
@end
int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
}
