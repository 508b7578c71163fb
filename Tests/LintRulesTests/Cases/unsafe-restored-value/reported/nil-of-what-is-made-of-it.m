// What is asked of nil, or made of it, is nil too.
@interface Reader : UIViewController
@property (nonatomic, strong) NSMutableArray *marks;
@property (nonatomic, strong) NSManagedObject *note;
@property (nonatomic, strong) NSManagedObjectContext *context;
@property (nonatomic, strong) UIViewController *search;
@property (nonatomic, copy) NSString *text;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.text forKey:@"link"];
    [coder encodeObject:self.text forKey:@"name"];
    [coder encodeObject:self.note.objectID.URIRepresentation forKey:@"note"];
    [coder encodeObject:self.search forKey:@"search"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *link = [coder decodeObjectOfClass:[NSString class] forKey:@"link"];
    NSURL *url = [NSURL URLWithString:link];
    [self.marks addObject:url]; // expect: unsafe-restored-value
    NSString *name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
    self.text = [@"Reading " stringByAppendingString:[name lowercaseString]]; // expect: unsafe-restored-value
    NSURL *place = [coder decodeObjectOfClass:[NSURL class] forKey:@"note"];
    NSManagedObjectID *number = [self.context.persistentStoreCoordinator managedObjectIDForURIRepresentation:place];
    self.note = [self.context existingObjectWithID:number error:nil]; // expect: unsafe-restored-value
    self.search = [coder decodeObjectOfClass:[UIViewController class] forKey:@"search"];
    [self addChildViewController:self.search]; // expect: unsafe-restored-value
}
@end
