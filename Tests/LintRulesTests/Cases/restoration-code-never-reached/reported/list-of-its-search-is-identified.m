@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@interface Search : UITableViewController
@property (nonatomic, copy) NSString *text;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return YES; } // expect: deprecated-restoration-opt-in
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[Search alloc] init];
    return YES;
}
@end
@implementation Search
- (void)viewDidLoad {
    [super viewDidLoad];
    self.searchDisplayController.searchResultsTableView.restorationIdentifier = @"results";
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: restoration-code-never-reached
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.text forKey:@"text"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.text = [coder decodeObjectForKey:@"text"];
}
@end
