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
@implementation NSCoder (Objects)
- (void)encodeManaged:(NSManagedObject *)object forKey:(NSString *)key {
    [self encodeObject:object.objectID forKey:key]; // expect: model-data-encoded
}
@end
@interface Trip : UIViewController
@property (strong, nonatomic) NSManagedObject *trip;
@end
@implementation Trip
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeManaged:self.trip forKey:@"trip"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSLog(@"%@", [coder decodeObjectForKey:@"trip"]);
}
@end
