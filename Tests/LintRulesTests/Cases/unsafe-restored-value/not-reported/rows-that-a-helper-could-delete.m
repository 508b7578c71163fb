//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) NSPersistentStoreCoordinator *coordinator;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    [self.coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:nil options:nil error:nil];
    return YES;
}
@end
int main(int count, char *values[]) {
    return UIApplicationMain(count, values, nil, @"Delegate");
}
//- Detail.m
@interface Detail : UIViewController
@property (nonatomic, strong) NSManagedObjectContext *context;
@property (nonatomic, strong) NSManagedObject *item;
@end
@implementation Detail
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.item.objectID.URIRepresentation forKey:@"item"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSURL *url = [coder decodeObjectOfClass:[NSURL class] forKey:@"item"];
    NSManagedObjectID *identifier = [self.context.persistentStoreCoordinator managedObjectIDForURIRepresentation:url];
    if (identifier) self.item = [self.context objectWithID:identifier];
}
@end
//- NSManagedObject+Removing.h
@interface NSManagedObject (Removing)
- (void)removeIn:(NSManagedObjectContext *)context;
- (void)removeAtOnce;
@end
//- NSManagedObject+Removing.m
#import "NSManagedObject+Removing.h"
@implementation NSManagedObject (Removing)
- (void)removeIn:(NSManagedObjectContext *)context {
    [context deleteObject:self];
}
- (void)removeAtOnce {
    [self removeIn:self.managedObjectContext];
}
@end
//- Devices.m
@interface Devices : NSObject
@property (nonatomic, strong) RemoteTable *table;
@end
@implementation Devices
- (void)signOut:(NSString *)token {
    [self.table delete:token completion:^(NSError *error) {}];
    [[NSFileManager defaultManager] removeItemAtPath:@"token" error:nil];
}
@end
