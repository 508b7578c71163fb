// The column is saved, and what is presented of the same class has no identifier.
#import <UIKit/UIKit.h>
@interface Detail : UIViewController
@end
@implementation Detail
@end
@interface List : UITableViewController
@end
@implementation List
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Open" style:UIBarButtonItemStylePlain target:self action:@selector(open:)];
}
- (IBAction)open:(id)sender {
    Detail *detail = [[Detail alloc] init]; // expect: unpreserved-screen
    [self presentViewController:detail animated:YES completion:nil];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    List *list = [[List alloc] init];
    list.restorationIdentifier = @"list";
    Detail *detail = [[Detail alloc] init];
    detail.restorationIdentifier = @"detail";
    UISplitViewController *columns = [[UISplitViewController alloc] init];
    columns.restorationIdentifier = @"columns";
    columns.viewControllers = @[list, detail];
    self.window = [[UIWindow alloc] init];
    self.window.rootViewController = columns;
    [self.window makeKeyAndVisible];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
