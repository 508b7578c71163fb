//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { // expect: restoration-opt-in-incomplete
    return NO;
}
@end
@interface Task : NSObject <NSSecureCoding>
@property (copy) NSString *name;
@end
@implementation Task
+ (BOOL)supportsSecureCoding { return YES; }
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:self.name forKey:@"name"]; }
- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [self init];
    self.name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
    return self;
}
@end
@interface Timer : UIViewController
@property (strong) Task *task;
@end
@implementation Timer
- (void)awakeFromNib {
    [super awakeFromNib];
    self.restorationIdentifier = @"timer";
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.task forKey:@"task"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.task = [coder decodeObjectOfClass:[Task class] forKey:@"task"];
}
@end
