//- AppDelegate.m
#import <UIKit/UIKit.h>
#import "Editor.h"
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder {
    NSLog(@"See you later");
    return NO;
}
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder {
    NSLog(@"See you later");
    return NO;
}
@end
//- Editor.m
#import "Editor.h"
@interface Editor () <UIViewControllerRestoration>
@end
@implementation Editor
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"Editor";
        self.restorationClass = [self class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [Editor new];
}
@end
//- List.m
#import "Editor.h"
@interface List : UIViewController
@end
@implementation List
- (void)edit {
    Editor *editor = [Editor new];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:editor];
    [self presentViewController:navigation animated:YES completion:nil];
}
@end
//- Editor.h
#import <UIKit/UIKit.h>
@interface Editor : UIViewController
@end
