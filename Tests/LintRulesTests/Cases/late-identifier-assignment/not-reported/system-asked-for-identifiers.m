//- AppDelegate.m
#import "Editor.h"
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    UIViewController *list = [[UIViewController alloc] init];
    UINavigationController *root = [[UINavigationController alloc] initWithRootViewController:list];
    root.restorationIdentifier = @"root";
    list.restorationIdentifier = @"list";
    self.window.rootViewController = root;
    [self.window makeKeyAndVisible];
    return YES;
}
- (void)open {
    Editor *editor = [[Editor alloc] init];
    UINavigationController *root = (UINavigationController *)self.window.rootViewController;
    [root pushViewController:editor animated:YES];
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Editor.m
#import "Editor.h"
@implementation Editor
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[Editor alloc] init];
}
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
    self = [super initWithNibName:name bundle:bundle];
    if ([self respondsToSelector:@selector(restorationIdentifier)]) {
        self.restorationIdentifier = @"editor";
        self.restorationClass = self.class;
    }
    return self;
}
@end
//- Editor.h
#import <UIKit/UIKit.h>
@interface Editor : UIViewController <UIViewControllerRestoration>
@end
