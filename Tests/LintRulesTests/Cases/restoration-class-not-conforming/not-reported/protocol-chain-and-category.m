//- Restoring.h
@protocol Restoring <UIViewControllerRestoration>
@end
//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate, Restoring>
@end
@interface UITabBarController (Restoring) <UIViewControllerRestoration>
@end
@implementation Delegate
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIViewController *page = [[UIViewController alloc] init];
    page.restorationIdentifier = path.lastObject;
    page.restorationClass = self;
    return page;
}
- (UIViewController *)root {
    UITabBarController *tabs = [[UITabBarController alloc] init];
    tabs.restorationClass = [UITabBarController class];
    UIViewController *page = [[UIViewController alloc] init];
    page.restorationClass = [self class];
    UIViewController *other = [[UIViewController alloc] init];
    other.restorationClass = NSClassFromString(@"Pages");
    return tabs;
}
@end
// A property of that name in something else.
@interface Record : NSObject
@property (nonatomic) Class restorationClass;
@end
@implementation Record
- (void)clear { self.restorationClass = [Record class]; }
@end
