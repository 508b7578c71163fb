// On the iPad the list fills the other column again, on the iPhone nobody pushes what was open.
@interface Server : NSObject
@end
@interface Page : UIViewController
- (instancetype)initWithServer:(Server *)server;
@end
@implementation Page
- (instancetype)initWithServer:(Server *)server { return [super init]; }
@end
@interface Servers : UITableViewController
@property (nonatomic) UINavigationController *detail;
@property (nonatomic) NSArray *all;
@end
@implementation Servers
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.tableView.indexPathForSelectedRow.row forKey:@"row"];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    [self show:nil];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSInteger row = [coder decodeIntegerForKey:@"row"];
    if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad && row < self.all.count) {
        [self show:self.all[row]];
    }
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path { [self show:self.all[path.row]]; }
- (void)show:(Server *)server {
    if (!server && [self.detail.viewControllers containsObject:self]) {
        return;
    }
    Page *page = [[Page alloc] initWithServer:server]; // expect: unpreserved-screen
    if ([self.detail.viewControllers containsObject:self]) {
        [self.detail pushViewController:page animated:YES];
    } else {
        self.detail.viewControllers = @[page];
    }
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@property (nonatomic) Servers *servers;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.servers = [[Servers alloc] init];
    self.servers.restorationIdentifier = @"servers";
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:self.servers];
    navigation.restorationIdentifier = @"navigation";
    self.window = [[UIWindow alloc] init];
    if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPhone) {
        self.servers.detail = navigation;
        self.window.rootViewController = navigation;
    } else {
        UINavigationController *detail = [[UINavigationController alloc] init];
        self.servers.detail = detail;
        UISplitViewController *split = [[UISplitViewController alloc] init];
        split.restorationIdentifier = @"split";
        split.viewControllers = @[navigation, detail];
        self.window.rootViewController = split;
    }
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
