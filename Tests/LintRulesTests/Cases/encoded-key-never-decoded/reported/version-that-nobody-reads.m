//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) int theme;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    [coder encodeInt:8 forKey:@"archiveVersion"]; // expect: encoded-key-never-decoded
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
@interface Page : UIViewController
@end
@implementation Page
- (void)awakeFromNib {
    [super awakeFromNib];
    self.restorationIdentifier = @"page";
}
@end
