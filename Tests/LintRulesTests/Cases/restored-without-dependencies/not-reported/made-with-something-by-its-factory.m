@interface Pick : UITableViewController <UIViewControllerRestoration>
@property (nonatomic, readonly) NSArray *options;
- (id)initWithOptions:(NSArray *)options;
@end
@implementation Pick
- (id)initWithOptions:(NSArray *)options {
    if (self = [super initWithStyle:UITableViewStylePlain]) {
        _options = options;
        self.restorationIdentifier = @"pick";
        self.restorationClass = self.class;
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Pick *pick = [[self alloc] initWithOptions:@[@"a"]];
    pick.restorationIdentifier = @"pick";
    pick.restorationClass = self;
    return pick;
}
- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return self.options.count; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p {
    UITableViewCell *cell = [t dequeueReusableCellWithIdentifier:@"c"];
    cell.textLabel.text = self.options[p.row];
    return cell;
}
@end
@interface Form : UITableViewController
@end
@implementation Form
- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)p {
    Pick *pick = [[Pick alloc] initWithOptions:@[ @"a", @"b" ]];
    [self.navigationController pushViewController:pick animated:YES];
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)a shouldSaveSecureApplicationState:(NSCoder *)c { return YES; }
- (BOOL)application:(UIApplication *)a shouldRestoreSecureApplicationState:(NSCoder *)c { return YES; }
- (BOOL)application:(UIApplication *)a willFinishLaunchingWithOptions:(NSDictionary *)o {
    self.window = [[UIWindow alloc] init];
    Form *form = [[Form alloc] init];
    form.restorationIdentifier = @"form";
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:form];
    nav.restorationIdentifier = @"nav";
    self.window.rootViewController = nav;
    return YES;
}
@end
