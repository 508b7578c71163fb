//- Delegate.m
#import <UIKit/UIKit.h>

@interface Delegate : UIResponder <UIApplicationDelegate>
@end

@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder
{
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder
{
    return YES;
}
@end
//- Film.h
@interface Film : NSObject
@property (nonatomic, copy) NSString *remark;
@end
//- Page.h
@class Film;

@interface Page : UIViewController
@property (nonatomic, strong) Film *film;
@property (nonatomic, strong) NSManagedObjectContext *context;
@property (nonatomic, strong) NSManagedObject *entry;
@end
//- Page.m
#import "Page.h"
#import "Film.h"

@implementation Page
- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    self.title = [self.entry valueForKey:@"heading"];
}
- (void)save:(id)sender
{
    NSLog(@"%@", self.film.remark);
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.film.remark forKey:@"remark"];
    [coder encodeObject:[[self.entry objectID] URIRepresentation] forKey:@"entry"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super decodeRestorableStateWithCoder:coder];
    // Nobody is there to take the text.
    self.film.remark = [coder decodeObjectOfClass:[NSString class] forKey:@"remark"]; // expect: decoded-value-unused
    NSURL *address = [coder decodeObjectOfClass:[NSURL class] forKey:@"entry"]; // expect: decoded-value-unused
    if (address) {
        NSPersistentStoreCoordinator *coordinator = self.context.persistentStoreCoordinator;
        NSManagedObjectID *identifier = [coordinator managedObjectIDForURIRepresentation:address];
        self.entry = identifier ? [self.context existingObjectWithID:identifier error:NULL] : nil;
    }
}
@end
//- List.m
#import "Page.h"
#import "Film.h"

@interface List : UITableViewController
@property (nonatomic, strong) NSManagedObjectContext *context;
@end

@implementation List
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender
{
    Page *page = segue.destinationViewController;
    page.film = [[Film alloc] init];
    page.context = self.context;
    page.entry = [self.context registeredObjects].anyObject;
}
@end
