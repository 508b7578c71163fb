#import <UIKit/UIKit.h>

@interface FirstController : UIViewController
@end
@implementation FirstController
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    self.restorationIdentifier = @"first";
    return self;
}
@end

@interface SecondController : UIViewController
@end
@implementation SecondController
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    self.restorationIdentifier = @"second";
    return self;
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (UIViewController *)controllerAt:(NSInteger)index {
    switch (index) {
        case 0: return [[FirstController alloc] init];
        default: return [[SecondController alloc] init];
    }
}

- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    NSMutableArray *controllers = [NSMutableArray array];
    for (NSInteger index = 0; index < 2; index++) {
        [controllers addObject:[self controllerAt:index]];
    }
    UITabBarController *tabs = [[UITabBarController alloc] init];
    tabs.restorationIdentifier = @"tabs";
    tabs.viewControllers = controllers;
    self.window.rootViewController = tabs;
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
