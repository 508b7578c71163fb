@interface Editor : UIViewController
@end
@implementation Editor
- (void)viewDidLoad {
    [super viewDidLoad];
    self.userActivity = [[NSUserActivity alloc] initWithActivityType:@"edit"]; // expect: unrefreshed-activity-state
    [self.userActivity addUserInfoEntriesFromDictionary:@{@"document": @"42"}];
}
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) Editor *editor;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene restoreInteractionStateWithUserActivity:(NSUserActivity *)activity {
    self.editor.title = activity.userInfo[@"document"];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return self.editor.userActivity;
}
@end
