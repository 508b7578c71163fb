//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { // expect: restoration-opt-in-incomplete
    return NO;
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return NO;
    if ([[NSUserDefaults standardUserDefaults] boolForKey:@"reset"]) {
        return NO;
    }
    return YES;
}
@end
//- Reader.m
#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@property (assign, nonatomic) NSInteger page;
@end
@implementation Reader
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
    if (self = [super initWithNibName:name bundle:bundle]) {
        self.restorationIdentifier = @"reader";
    }
    return self;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
