//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
//- SceneDelegate.m
#import <UIKit/UIKit.h>
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) NSData *bookmark;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSData *bookmark = session.stateRestorationActivity.userInfo[@"bookmark"];
    if (bookmark) [self openDocument:bookmark];
}
- (void)openDocument:(NSData *)bookmark {
    self.bookmark = bookmark;
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"app.document"];
    [activity addUserInfoEntriesFromDictionary:@{ @"bookmark" : bookmark }];
    self.userActivity = activity; // expect: unrefreshed-activity-state
    [self.userActivity becomeCurrent];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return self.userActivity;
}

@end
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>NSUserActivityTypes</key><array><string>app.document</string></array><key>UIApplicationSceneManifest</key><dict/></dict></plist>
