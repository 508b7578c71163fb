//- A.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Plant : NSObject
@property (nonatomic) NSInteger stage;
@end
@implementation Plant
@end
@interface Field : UIViewController
@property (strong, nonatomic) Plant *plant;
@end
@implementation Field
- (void)awakeFromNib {
    [super awakeFromNib];
    self.restorationIdentifier = @"field";
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.plant forKey:@"plant"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.plant = [coder decodeObjectOfClass:[Plant class] forKey:@"plant"];
}
@end
