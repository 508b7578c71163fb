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
+ (void)put:(NSInteger)tab into:(NSObject *)box;
+ (NSInteger)tabIn:(NSObject *)box;
@end
//- Box.m
#import "Box.h"
@implementation Box
+ (void)put:(NSInteger)tab into:(NSObject *)box {
    [(id)box setUserInfo:@{ @"tab": @(tab) }];
}
+ (NSInteger)tabIn:(NSObject *)box {
    return 0;
}
@end
