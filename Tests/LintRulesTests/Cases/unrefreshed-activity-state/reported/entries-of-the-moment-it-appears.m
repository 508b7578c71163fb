@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@interface DraftController : UIViewController
@property (nonatomic, strong) UITextField *field;
@property (nonatomic, copy) NSString *text;
@end

@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    DraftController *draft = [[DraftController alloc] init];
    draft.text = session.stateRestorationActivity.userInfo[@"text"];
    self.window.rootViewController = draft;
}

- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    return scene.userActivity;
}
@end

@implementation DraftController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.field = [[UITextField alloc] init];
    self.field.text = self.text;
    [self.view addSubview:self.field];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"com.example.draft"];
    activity.userInfo = @{@"text": self.field.text ?: @""}; // expect: unrefreshed-activity-state
    self.view.window.windowScene.userActivity = activity;
}
@end
