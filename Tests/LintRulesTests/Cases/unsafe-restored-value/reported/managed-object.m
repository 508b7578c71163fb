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
    // That there is an identifier does not tell that there is a row.
    if (identifier) self.item = [self.context objectWithID:identifier]; // expect: unsafe-restored-value
}
@end
