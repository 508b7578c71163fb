//- App.m
#import <UIKit/UIKit.h>
@interface List : UIViewController
@end
@implementation List
- (instancetype)init { self = [super init]; if (self) { self.restorationIdentifier = NSStringFromClass(self.class); } return self; }
@end
@interface Settings : UIViewController
@property (nonatomic) NSInteger section;
@end
@implementation Settings
@end
@interface Stack : UINavigationController
@end
@implementation Stack
- (instancetype)initWithNibName:(NSString *)nib bundle:(NSBundle *)bundle {
    self = [super initWithNibName:nib bundle:bundle];
    if (self) { self.restorationIdentifier = @"Stack"; self.viewControllers = @[[[List alloc] init]]; }
    return self;
}
@end
@interface Tabs : UITabBarController
@property (nonatomic, strong) Settings *settings;
@end
@implementation Tabs
- (instancetype)initWithNibName:(NSString *)nib bundle:(NSBundle *)bundle {
    self = [super initWithNibName:nib bundle:bundle];
    if (self) {
        self.restorationIdentifier = @"Tabs";
        _settings = [[Settings alloc] init]; self.viewControllers = @[[[Stack alloc] initWithNibName:nil bundle:nil], [[UINavigationController alloc] initWithRootViewController:_settings]]; // expect: unpreserved-screen
    }
    return self;
}

@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] init];
    self.window.rootViewController = [[Tabs alloc] init];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
