//- List.h
#import <UIKit/UIKit.h>
@interface Detail : UIViewController
@end
@interface List : UITableViewController <UIViewControllerRestoration>
@end
//- List.m
#import "List.h"
@implementation Detail
@end
@implementation List
- (void)show {
    Detail *detail = [[Detail alloc] init];
    detail.restorationIdentifier = @"detail"; // expect: restorable-controller-cannot-be-recreated
    detail.restorationClass = [List class];
    [self.navigationController pushViewController:detail animated:YES];
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIViewController *controller = nil;
    NSString *last = [path lastObject];
    if ([last isEqualToString:@"detailView"]) {
        Detail *detail = [[Detail alloc] init];
        detail.restorationIdentifier = @"detailView";
        detail.restorationClass = [List class];
        controller = detail;
    } else if ([last isEqualToString:@"preview"]) {
        Detail *preview = [[Detail alloc] init];
        preview.restorationIdentifier = @"preview";
        preview.restorationClass = [List class];
        controller = preview;
    }
    return controller;
}
@end
//- AppDelegate.m
#import "List.h"
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] init];
    List *list = [[List alloc] init];
    list.restorationIdentifier = @"list";
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:list];
    stack.restorationIdentifier = @"stack";
    self.window.rootViewController = stack;
    return YES;
}
@end
