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
@interface Detail : UIViewController <UIViewControllerRestoration>
@end
@implementation Detail
- (instancetype)init {
    if ((self = [super init])) {
        self.restorationIdentifier = @"detail";
        self.restorationClass = [self class]; // expect: restoration-class-not-conforming
    }
    return self;
}
@end
