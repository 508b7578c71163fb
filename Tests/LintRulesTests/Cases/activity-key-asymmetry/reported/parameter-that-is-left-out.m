@interface Windows : NSObject
@end
@implementation Windows
+ (NSUserActivity *)newWindowWithKind:(NSString *)kind {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"window"];
    activity.userInfo = @{ @"kind" : kind };
    return activity;
}
+ (NSUserActivity *)activityForWindow:(NSString *)identifier kind:(NSString *)kind {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"window"];
    activity.userInfo = @{ @"window" : identifier }; // expect: activity-key-asymmetry
    return activity;
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (void)open {
    [UIApplication.sharedApplication requestSceneSessionActivation:nil userActivity:[Windows newWindowWithKind:@"x"] options:nil errorHandler:nil];
}
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (copy, nonatomic) NSString *identifier;
@property (copy, nonatomic) NSString *kind;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSUserActivity *activity = options.userActivities.anyObject ?: session.stateRestorationActivity;
    self.identifier = activity.userInfo[@"window"];
    self.kind = activity.userInfo[@"kind"];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return [Windows activityForWindow:self.identifier kind:self.kind];
}
@end
