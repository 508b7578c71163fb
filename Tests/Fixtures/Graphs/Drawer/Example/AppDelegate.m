#import "DrawerController.h"

@interface MenuController : UITableViewController
@end

@implementation MenuController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    DrawerController *drawer = [[DrawerController alloc] init];
    drawer.restorationIdentifier = @"Drawer";
    MenuController *menu = [[MenuController alloc] init];
    menu.restorationIdentifier = @"Menu";
    UINavigationController *center = [[UINavigationController alloc] initWithRootViewController:[[UIViewController alloc] init]];
    center.restorationIdentifier = @"Center";
    drawer.leftController = menu;
    drawer.centerController = center;
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = drawer;
    return YES;
}

- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }

@end
