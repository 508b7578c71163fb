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
    NSMutableArray *urls = [NSMutableArray array];
    for (NSManagedObject *one in self.backgrounds) { [urls addObject:one.objectID.URIRepresentation]; }
    [coder encodeObject:urls forKey:@"urls"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSMutableArray *urls = [[NSMutableArray alloc] initWithCapacity:5];
    urls = [coder decodeObjectOfClasses:[NSSet setWithObjects:NSArray.class, NSURL.class, nil] forKey:@"urls"];
    for (NSURL *url in urls) {
        NSManagedObjectID *number = [self.context.persistentStoreCoordinator managedObjectIDForURIRepresentation:url];
        [self.backgrounds addObject:[self.context objectWithID:number]]; // expect: unsafe-restored-value
    }
}
- (IBAction)show { self.title = [self.backgrounds.firstObject description]; }
@end
