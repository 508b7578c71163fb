//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Filter.m
@interface Filter : NSObject <UIStateRestoring> // expect: unregistered-state-restoring-object
@property (nonatomic, copy) NSString *color;
@end
@implementation Filter
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.color forKey:@"color"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    self.color = [coder decodeObjectOfClass:[NSString class] forKey:@"color"];
}
@end
