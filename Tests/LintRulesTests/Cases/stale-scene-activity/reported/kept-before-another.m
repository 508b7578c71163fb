@interface ActivityKeeper : NSObject
@property (strong, nonatomic) NSUserActivity *listActivity;
@property (strong, nonatomic) NSUserActivity *noteActivity;
- (NSUserActivity *)activityToSave;
@end
@implementation ActivityKeeper
- (NSUserActivity *)activityToSave {
    if (self.noteActivity != nil) {
        return self.noteActivity;
    }
    return self.listActivity;
}
- (void)openedNote:(NSString *)note {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"note"];
    [activity addUserInfoEntriesFromDictionary:@{ @"note" : note }];
    self.noteActivity = activity; // expect: stale-scene-activity
}
- (void)openedList:(NSString *)list {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"list"];
    [activity addUserInfoEntriesFromDictionary:@{ @"list" : list }];
    self.listActivity = activity;
}
- (void)closedList { self.listActivity = nil; }
@end
@interface NoteController : UIViewController
@end
@implementation NoteController
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) ActivityKeeper *keeper;
@property (strong, nonatomic) UINavigationController *navigation;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSString *note = session.stateRestorationActivity.userInfo[@"note"];
    NSString *list = session.stateRestorationActivity.userInfo[@"list"];
    if (list) { [self.keeper openedList:list]; }
    if (note) { [self showNote:note]; }
}
- (void)showNote:(NSString *)note {
    [self.keeper openedNote:note];
    [self.navigation pushViewController:[NoteController new] animated:YES];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return [self.keeper activityToSave];
}
@end
