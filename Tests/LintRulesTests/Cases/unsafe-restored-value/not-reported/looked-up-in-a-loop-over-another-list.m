@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Main : UIViewController
@property (nonatomic, strong) NSMutableArray *backgrounds;
@property (nonatomic, strong) NSManagedObjectContext *context;
@end
@implementation Main
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"urls"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.title = [coder decodeObjectOfClass:NSString.class forKey:@"urls"];
    for (NSURL *url in self.backgrounds) {
        NSManagedObjectID *number = [self.context.persistentStoreCoordinator managedObjectIDForURIRepresentation:url];
        [self.backgrounds addObject:[self.context objectWithID:number]];
    }
}
- (IBAction)show { self.title = [self.backgrounds.firstObject description]; }
@end
