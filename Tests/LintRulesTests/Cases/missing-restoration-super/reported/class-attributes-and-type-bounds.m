// Attributes before the class, and a bound for what it holds.
__attribute__((objc_subclassing_restricted)) API_AVAILABLE(ios(13.0)) @interface Shelf : UIViewController
- init NS_UNAVAILABLE;
@end
@implementation Shelf
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {} // expect: missing-restoration-super
@end
@interface Fetched<Result:NSManagedObject *> : UITableViewController <NSFetchedResultsControllerDelegate>
@end
@implementation Fetched
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {} // expect: missing-restoration-super
@end
