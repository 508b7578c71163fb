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
    [Box put:self.tab into:(id)activity];
    return activity;
}
@end
//- Box.h
@protocol Bag
@property (copy) NSDictionary *userInfo;
@end
@interface Box : NSObject
+ (void)put:(NSInteger)tab into:(id<Bag>)box;
+ (NSInteger)tabIn:(id<Bag>)box;
@end
//- Box.m
#import "Box.h"
@implementation Box
+ (void)put:(NSInteger)tab into:(id<Bag>)box {
    box.userInfo = @{ @"tab": @(tab) };
}
+ (NSInteger)tabIn:(id<Bag>)box {
    return [box.userInfo[@"tab"] integerValue];
}
@end
