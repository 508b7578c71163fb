@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    for (UISceneSession *session in application.openSessions) {
        if (!session.stateRestorationActivity) {
            [application requestSceneSessionDestruction:session options:nil errorHandler:nil]; // expect: state-removed-with-scene
        }
    }
    return YES;
}
@end
@interface OtherDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation OtherDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    for (UISceneSession *session in application.openSessions) {
        if (session.stateRestorationActivity) {
            continue;
        }
        [application requestSceneSessionDestruction:session options:nil errorHandler:nil]; // expect: state-removed-with-scene
    }
    return YES;
}
@end
