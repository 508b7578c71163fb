#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
@interface Page : UIViewController
@end
@implementation Page
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIViewController *page = [[self alloc] init];
    page.restorationIdentifier = path.lastObject;
    page.restorationClass = self;
    return page;
}
@end
@interface Detail : Page <UIViewControllerRestoration>
@end
@implementation Detail
- (instancetype)init {
    if ((self = [super init])) {
        self.restorationIdentifier = @"detail";
        self.restorationClass = [self class];
    }
    return self;
}
@end
