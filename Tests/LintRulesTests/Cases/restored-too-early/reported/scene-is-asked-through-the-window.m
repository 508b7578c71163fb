//- SceneDelegate.m
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
@interface Coordinator : NSObject
@property (nonatomic, strong) UIWindow *window;
- (void)start;
@end
@implementation Coordinator
- (void)start {
    NSUserActivity *activity = self.window.windowScene.userActivity; // expect: restored-too-early
    NSNumber *page = activity.userInfo[@"page"];
    NSLog(@"%@", page);
}
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    Coordinator *coordinator = [[Coordinator alloc] init];
    coordinator.window = self.window;
    [coordinator start];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"reading"];
    [activity addUserInfoEntriesFromDictionary:@{ @"page": @3 }];
    return activity;
}
@end
