@class Page;
@protocol PageDelegate
- (void)pageDidFinish:(Page *)page;
@end
@interface Page : UIViewController <UIViewControllerRestoration>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, weak) id <PageDelegate> delegate;
- (void)done;
@end
@implementation Page
- (void)done {
    [self.delegate pageDidFinish:self];
}
- (id)initWithName:(NSString *)name {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _name = [name copy];
        self.restorationClass = self.class;
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Page *page = [[Page alloc] initWithName:[coder decodeObjectOfClass:[NSString class] forKey:@"name"]];
    page.restorationIdentifier = path.lastObject;
    return page;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.name forKey:@"name"];
}
@end
@interface List : UITableViewController
@end
@implementation List
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    Page *page = [[Page alloc] initWithName:@"x"];
    page.restorationIdentifier = @"Page";
    [self.navigationController pushViewController:page animated:YES];
}
@end
@interface Reader : UIViewController <PageDelegate>
@end
@implementation Reader
{
    Page *_page;
}
- (void)pageDidFinish:(Page *)page {
    UIViewController *next = [[UIViewController alloc] init];
    next.restorationIdentifier = @"next"; // expect: restorable-controller-cannot-be-recreated
    [self presentViewController:next animated:YES completion:nil];
}
- (void)reply {
    _page = [[Page alloc] initWithName:@"reply"];
    _page.delegate = self;
    [self presentViewController:_page animated:YES completion:nil];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:_page forKey:@"page"]; // expect: broken-restoration-chain
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    _page = [coder decodeObjectForKey:@"page"];
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    List *list = [[List alloc] init];
    list.restorationIdentifier = @"list";
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:list];
    nav.restorationIdentifier = @"nav";
    Reader *reader = [[Reader alloc] init];
    reader.restorationIdentifier = @"reader";
    UITabBarController *tabs = [[UITabBarController alloc] init];
    tabs.restorationIdentifier = @"tabs";
    tabs.viewControllers = @[nav, reader];
    self.window.rootViewController = tabs;
    return YES;
}
@end
