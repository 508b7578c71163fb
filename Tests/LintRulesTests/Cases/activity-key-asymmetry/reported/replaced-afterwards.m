@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) NSInteger tab;
@property (nonatomic) NSInteger row;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSDictionary *info = session.stateRestorationActivity.userInfo;
    self.tab = [info[@"tab"] integerValue];
    self.row = [info[@"row"] integerValue];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"tabs"];
    [activity addUserInfoEntriesFromDictionary:@{@"tab": @(self.tab)}];
    [activity setUserInfo:@{@"row": @(self.row)}]; // expect: activity-key-asymmetry
    return activity;
}
@end
