//- App.m
@interface Notes : UITableViewController
@end
@implementation Notes
@end
@interface Details : UIViewController
@end
@implementation Details
@end
@interface Other : UITableViewController
@end
@implementation Other
@end
@interface Tabs : UITabBarController
@property (nonatomic, strong) UINavigationController *notesNavigation;
@end
@implementation Tabs
- (id)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.restorationIdentifier = @"tabs";
        UIViewController *other = [[Other alloc] init];
        other.restorationIdentifier = @"other";
        [self setViewControllers:@[other, self.notesNavigation]];
    }
    return self;
}
- (UINavigationController *)notesNavigation {
    if (_notesNavigation) {
        return _notesNavigation;
    }
    UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Notes" bundle:nil];
    _notesNavigation = [[UINavigationController alloc] initWithRootViewController:[storyboard instantiateInitialViewController]]; // expect: unpreserved-screen
    _notesNavigation.restorationIdentifier = @"notesNav";
    return _notesNavigation;
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
    self.window.rootViewController = [[Tabs alloc] init];
    return YES;
}
@end
//- Notes.storyboard
<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="doV-5W-Rtg">
    <scenes>
        <scene sceneID="CAK-Wk-k64"><objects>
            <tableViewController id="doV-5W-Rtg" customClass="Notes" sceneMemberID="viewController">
                <tableView key="view" dataMode="prototypes" id="XCV-Uv-qac"/>
                <connections><segue destination="det-00-001" kind="show" identifier="d" id="seg-00-001"/></connections>
            </tableViewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="x1" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="CAK-Wk-k65"><objects>
            <viewController restorationIdentifier="Details" storyboardIdentifier="Details" id="det-00-001" customClass="Details" sceneMemberID="viewController">
                <view key="view" id="XCV-Uv-qad"/>
            </viewController>
        </objects></scene>
    </scenes>
</document>
