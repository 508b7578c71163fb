@interface Car : NSManagedObject
@property (nonatomic, copy) NSString *name;
@end
@implementation Car
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) NSManagedObjectContext *managedObjectContext;
@property (strong, nonatomic) NSPersistentStoreCoordinator *persistentStoreCoordinator;
+ (AppDelegate *)sharedDelegate;
- (NSManagedObject *)managedObjectForModelIdentifier:(NSString *)identifier;
@end
@interface Events : UITableViewController <UIViewControllerRestoration>
@property (nonatomic, strong) Car *car;
@end
@implementation Events
- (id)initWithNibName:(NSString *)n bundle:(NSBundle *)b {
    self = [super initWithNibName:n bundle:b];
    if (self) {
        self.restorationIdentifier = @"events";
        self.restorationClass = [self class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Events *c = [[self alloc] initWithNibName:@"Events" bundle:nil];
    c.car = (Car *)[[AppDelegate sharedDelegate] managedObjectForModelIdentifier:[coder decodeObjectOfClass:[NSString class] forKey:@"car"]];
    if (c.car == nil) return nil;
    return c;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = self.car.name;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:[[self.car.objectID URIRepresentation] absoluteString] forKey:@"car"];
}
- (void)remove {
    [self.car.managedObjectContext deleteObject:self.car];
}
@end
static AppDelegate *shared = nil;
@implementation AppDelegate
- (id)init {
    self = [super init];
    shared = self;
    return self;
}
+ (AppDelegate *)sharedDelegate {
    return shared;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (NSManagedObject *)managedObjectForModelIdentifier:(NSString *)identifier {
    NSURL *url = [NSURL URLWithString:identifier];
    if ([[url scheme] isEqualToString:@"x-coredata"]) {
        NSManagedObjectID *oid = [self.persistentStoreCoordinator managedObjectIDForURIRepresentation:url];
        if (oid) return [self.managedObjectContext objectWithID:oid]; // expect: unsafe-restored-value
    }
    return nil;
}
@end
