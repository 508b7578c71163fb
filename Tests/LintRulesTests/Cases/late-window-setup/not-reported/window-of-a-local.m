//- AppDelegate.h
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) UIWindow *overlay;
@end
//- AppDelegate.m
#import "AppDelegate.h"
#import "PageController.h"
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    UIWindow *window;
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.windowLevel = UIWindowLevelStatusBar + 1;
    self.overlay = window;
    return YES;
}
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    if (!self.window.rootViewController) {
        PageController *page = [[PageController alloc] init];
        UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:page];
        stack.restorationIdentifier = @"stack";
        self.window.rootViewController = stack;
    }
    [self.window makeKeyAndVisible];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
//- Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <scenes><scene sceneID="s"><objects><viewController id="a" restorationIdentifier="begin" sceneMemberID="viewController"/></objects></scene></scenes>
</document>
//- Info.plist
<plist version="1.0"><dict>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
</dict></plist>
//- PageController.h
@interface PageController : UIViewController <UIViewControllerRestoration>
@end
//- PageController.m
#import "PageController.h"
@implementation PageController
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] init];
}
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"page";
        self.restorationClass = [self class];
    }
    return self;
}
@end
