//- App.m
#import <UIKit/UIKit.h>
@interface Model : NSObject
@property (nonatomic, copy) NSString *name;
@end
@implementation Model
@end
@interface Detail : UITableViewController
@property (nonatomic) Model *selected; // expect: restored-without-dependencies
@end
@implementation Detail
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = _selected.name;
}
@end
@interface List : UITableViewController
@end
@implementation List
- (instancetype)init { if ((self = [super initWithStyle:UITableViewStylePlain])) { self.restorationIdentifier = @"List"; } return self; }
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    UIStoryboard *s = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    Detail *d = [s instantiateViewControllerWithIdentifier:@"Detail"];
    d.selected = [Model new];
    [self.navigationController pushViewController:d animated:YES];
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    UINavigationController *n = [[UINavigationController alloc] initWithRootViewController:[List new]];
    n.restorationIdentifier = @"n";
    self.window.rootViewController = n;
    return YES;
}
- (BOOL)application:(UIApplication *)a shouldSaveSecureApplicationState:(NSCoder *)c { return YES; }
- (BOOL)application:(UIApplication *)a shouldRestoreSecureApplicationState:(NSCoder *)c { return YES; }
@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
<scenes>
<scene sceneID="s2"><objects><tableViewController storyboardIdentifier="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="D" customClass="Detail" sceneMemberID="viewController"/></objects></scene>
</scenes>
</document>
