//- App.m
@interface Stop : UIViewController
@property (nonatomic) NSInteger line;
@end
@implementation Stop
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.userActivity = [[NSUserActivity alloc] initWithActivityType:@"com.example.stop"];
}
- (void)updateUserActivityState:(NSUserActivity *)activity {
    [super updateUserActivityState:activity];
    [activity addUserInfoEntriesFromDictionary:@{ @"line" : @(self.line) }];
}
- (void)restoreUserActivityState:(NSUserActivity *)activity {
    [super restoreUserActivityState:activity];
    self.line = [activity.userInfo[@"line"] integerValue];
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UINavigationController *navigation;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler {
    Stop *stop = [Stop new];
    [self.navigation pushViewController:stop animated:NO];
    NSArray *objects = @[ stop ];
    restorationHandler(objects);
    return YES;
}
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSUserActivity *activity = session.stateRestorationActivity;
    if (activity) {
        [UIApplication.sharedApplication.delegate application:UIApplication.sharedApplication continueUserActivity:activity restorationHandler:^(NSArray *objects) {}]; // expect: restoration-code-never-reached
    }
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return ((AppDelegate *)UIApplication.sharedApplication.delegate).navigation.topViewController.userActivity;
}
@end
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.stop</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneDelegateClassName</key>
                    <string>SceneDelegate</string>
                </dict>
            </array>
        </dict>
    </dict>
</dict>
</plist>
