@interface Settings : NSObject <UIStateRestoring>
@property (nonatomic) BOOL isLarge;
@end
@implementation Settings
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { [coder encodeBool:self.isLarge forKey:@"large"]; }
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder { self.isLarge = [coder decodeBoolForKey:@"large"]; }
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) Settings *settings;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.settings = [[Settings alloc] init];
    [UIApplication registerObjectForStateRestoration:self.settings restorationIdentifier:@"settings"];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (void)application:(UIApplication *)application willEncodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:_settings forKey:@"settings"];
}
@end
