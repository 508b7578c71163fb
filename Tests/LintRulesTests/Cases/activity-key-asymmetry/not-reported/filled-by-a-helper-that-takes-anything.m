//- SceneDelegate.m
#import "Box.h"
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) NSInteger tab;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSUserActivity *activity = session.stateRestorationActivity;
    self.tab = [activity.userInfo[@"tab"] integerValue];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"tabs"];
    [Box put:self.tab into:activity];
    return activity;
}
@end
//- Box.h
@interface Box : NSObject
+ (void)put:(NSInteger)tab into:(id)box;
+ (NSInteger)tabIn:(id)box;
@end
//- Box.m
#import "Box.h"
@implementation Box
+ (void)put:(NSInteger)tab into:(id)box {
    [box setUserInfo:@{ @"tab": @(tab) }];
}
+ (NSInteger)tabIn:(id)box {
    return 0;
}
@end
