// What the tabs save under a name of UIKit's is a property of their own, which gives nobody the children of others.
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
@property (copy, nonatomic) NSArray *viewControllers;
@end
@implementation Split
- (void)viewDidLoad {
    [super viewDidLoad];
    UIViewController *master = self.viewControllers.firstObject;
    [self addChildViewController:master]; // expect: container-children-not-encoded
    [self.view addSubview:master.view];
}
@end
@interface Tabs : UIViewController
@property (copy, nonatomic) NSArray *panes;
@property (strong, nonatomic) UIViewController *selectedViewController;
@end
@implementation Tabs
- (void)viewDidLoad {
    [super viewDidLoad];
    for (UIViewController *pane in self.panes) {
        [self addChildViewController:pane];
        [self.view addSubview:pane.view];
    }
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.panes forKey:@"panes"];
    [coder encodeObject:self.selectedViewController forKey:@"shown"];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@property (nonatomic) Split *split;
@property (nonatomic) Tabs *tabs;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [UIWindow new];
    self.split = [Split new];
    self.split.restorationIdentifier = @"split";
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[List new]];
    stack.restorationIdentifier = @"stack";
    self.split.viewControllers = @[stack];
    self.tabs = [Tabs new];
    self.tabs.restorationIdentifier = @"tabs";
    UINavigationController *pane = [[UINavigationController alloc] initWithRootViewController:[List new]];
    pane.restorationIdentifier = @"pane";
    self.tabs.panes = @[pane];
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
