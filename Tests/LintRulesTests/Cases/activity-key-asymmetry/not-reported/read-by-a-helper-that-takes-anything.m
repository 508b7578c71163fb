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
    self.tab = [Box tabIn:activity];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"tabs"];
    activity.userInfo = @{ @"tab": @(self.tab) };
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
    
}
+ (NSInteger)tabIn:(id)box {
    return [[box userInfo][@"tab"] integerValue];
}
@end
