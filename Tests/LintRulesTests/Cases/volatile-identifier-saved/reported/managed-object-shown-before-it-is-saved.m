#import <UIKit/UIKit.h>
#import <CoreData/CoreData.h>
@interface Note : NSManagedObject
@end
@implementation Note
@end
@interface Editor : UIViewController
@property (nonatomic, strong) Note *note;
@end
@implementation Editor
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSURL *address = [[self.note objectID] URIRepresentation];
    [coder encodeObject:address forKey:@"note"]; // expect: volatile-identifier-saved
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.title = [[coder decodeObjectOfClass:[NSURL class] forKey:@"note"] path];
}
@end
@interface List : UITableViewController
@property (nonatomic, strong) NSManagedObjectContext *context;
@end
@implementation List
- (void)compose:(id)sender {
    Note *note = [NSEntityDescription insertNewObjectForEntityForName:@"Note" inManagedObjectContext:self.context];
    Editor *editor = [[Editor alloc] init];
    editor.restorationIdentifier = @"editor";
    editor.note = note;
    [self.navigationController pushViewController:editor animated:YES];
}
@end
