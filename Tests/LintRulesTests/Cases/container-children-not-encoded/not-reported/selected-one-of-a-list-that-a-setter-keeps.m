@interface List : UITableViewController
@end
@implementation List
- (instancetype)init {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) {
        self.restorationIdentifier = @"list";
    }
    return self;
}
@end
@interface Split : UIViewController
@property (copy, nonatomic) NSArray *panes;
@property (strong, nonatomic) UIViewController *selectedViewController;
@end
@implementation Split
- (void)setPanes:(NSArray *)panes {
    _panes = [panes copy];
    self.selectedViewController = _panes.firstObject;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    UIViewController *master = self.panes.firstObject;
    [self addChildViewController:master];
    [self.view addSubview:master.view];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.selectedViewController forKey:@"selected"];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@property (nonatomic) Split *split;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [UIWindow new];
    self.split = [Split new];
    self.split.restorationIdentifier = @"split";
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[List new]];
    stack.restorationIdentifier = @"stack";
    self.split.panes = @[stack];
    self.window.rootViewController = self.split;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
