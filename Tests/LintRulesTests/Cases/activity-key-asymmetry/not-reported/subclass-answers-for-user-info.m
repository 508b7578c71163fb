@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@interface PageActivity : NSUserActivity
@end
@implementation PageActivity
- (NSDictionary *)userInfo {
    NSMutableDictionary *info = [[super userInfo] mutableCopy];
    info[@"page"] = @1;
    return info;
}
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) NSNumber *page;
@end
@implementation SceneDelegate
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[PageActivity alloc] initWithActivityType:@"page"];
    [activity addUserInfoEntriesFromDictionary:@{ @"version": @1 }];
    return activity;
}
- (void)scene:(UIScene *)scene restoreInteractionStateWithUserActivity:(NSUserActivity *)activity {
    self.page = activity.userInfo[@"page"];
}
@end
