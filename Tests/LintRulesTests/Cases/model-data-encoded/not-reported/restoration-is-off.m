//- App.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return NO; }
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return NO; }
@end
@interface Forum : NSObject <NSCoding>
@property (copy, nonatomic) NSString *name;
@end
@implementation Forum
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:self.name forKey:@"name"]; }
- (instancetype)initWithCoder:(NSCoder *)coder { if ((self = [super init])) { _name = [coder decodeObjectForKey:@"name"]; } return self; }
@end
@interface InfoViewController : UIViewController
@property (strong, nonatomic) Forum *forum;
@end
@implementation InfoViewController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.forum forKey:@"forum"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.forum = [coder decodeObjectForKey:@"forum"];
}
@end
