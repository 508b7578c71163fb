#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Page : UIViewController
@property (nonatomic, strong) NSMutableArray *names;
@property (nonatomic, strong) NSString *name;
@end
@implementation Page
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:@{ @"name": self.name } forKey:@"model"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSDictionary *model = [coder decodeObjectOfClass:[NSDictionary class] forKey:@"model"];
    if (![self isValid:model]) return;
    [self.names addObject:model[@"name"]];
}
- (BOOL)isValid:(NSDictionary *)model { return model[@"name"] != nil; }
@end
