#import <UIKit/UIKit.h>
@interface Board : UIViewController
@end
@implementation Board
- (instancetype)init {
    if ((self = [super init])) {
        self.restorationIdentifier = @"Board";
        self.restorationClass = [self class]; // expect: restoration-class-not-conforming
    }
    return self;
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    UINavigationController *n = [[UINavigationController alloc] initWithRootViewController:[Board new]];
    n.restorationIdentifier = @"n";
    self.window.rootViewController = n;
    return YES;
}
- (BOOL)application:(UIApplication *)a shouldSaveSecureApplicationState:(NSCoder *)c { return NO; }
- (BOOL)application:(UIApplication *)a shouldRestoreSecureApplicationState:(NSCoder *)c { return NO; }
@end
