@interface Content : NSObject
- (NSInteger)count;
- (NSString *)titleAt:(NSInteger)row;
@end
@implementation Content
- (NSInteger)count { return 3; }
- (NSString *)titleAt:(NSInteger)row { return @"x"; }
@end
@interface Table : UITableViewController <UIViewControllerRestoration>
@property (nonatomic, strong) Content *content; // expect: restored-without-dependencies
- (void)pushContent:(Content *)content animated:(BOOL)animated;
@end
@implementation Table
- (id)initWithStyle:(UITableViewStyle)style {
    if (self = [super initWithStyle:style]) {
        self.restorationIdentifier = @"table";
        self.restorationClass = self.class;
    }
    return self;
}
- (void)pushContent:(Content *)content animated:(BOOL)animated {
    self.content = content;
    [self.tableView reloadData];
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] initWithStyle:UITableViewStyleGrouped];
}
- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return [_content count]; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p {
    UITableViewCell *cell = [t dequeueReusableCellWithIdentifier:@"c"];
    cell.textLabel.text = [_content titleAt:p.row];
    return cell;
}
@end
@interface Home : UIViewController
@end
@implementation Home
- (void)open {
    Table *table = [[Table alloc] initWithStyle:UITableViewStyleGrouped];
    [table pushContent:[[Content alloc] init] animated:NO];
    [self.navigationController pushViewController:table animated:YES];
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)a willFinishLaunchingWithOptions:(NSDictionary *)o {
    self.window = [[UIWindow alloc] init];
    Home *home = [[Home alloc] init];
    home.restorationIdentifier = @"home";
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:home];
    nav.restorationIdentifier = @"nav";
    self.window.rootViewController = nav;
    return YES;
}
- (BOOL)application:(UIApplication *)a shouldSaveSecureApplicationState:(NSCoder *)c { return YES; }
- (BOOL)application:(UIApplication *)a shouldRestoreSecureApplicationState:(NSCoder *)c { return YES; }
@end
