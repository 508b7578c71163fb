@interface Entities : NSArrayController
@end
@implementation Entities
@end
@interface Model : NSPersistentDocument
@property (weak) IBOutlet Entities *entities;
@property (weak) IBOutlet NSDrawer *inspector;
@end
@implementation Model
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:[self.entities.selectedObjects valueForKey:@"name"] forKey:@"names"]; // expect: appkit-state-not-invalidated
    [coder encodeDouble:self.inspector.contentSize.width forKey:@"width"]; // expect: appkit-state-not-invalidated
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    NSSet *classes = [NSSet setWithObjects:[NSArray class], [NSString class], nil];
    NSArray *names = [coder decodeObjectOfClasses:classes forKey:@"names"];
    self.entities.filterPredicate = [NSPredicate predicateWithFormat:@"name IN %@", names];
    NSSize size = self.inspector.contentSize;
    size.width = [coder decodeDoubleForKey:@"width"];
    self.inspector.contentSize = size;
}
@end
