// Nothing is ever put into the store.
#import <UIKit/UIKit.h>
@interface List : UITableViewController
@property (strong, nonatomic) NSFetchedResultsController *results;
@end
@implementation List
- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.restorationIdentifier = @"list";
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self.results.sections[section] numberOfObjects];
}
@end
@interface Store : NSObject
@end
@implementation Store
- (NSPersistentStoreCoordinator *)openAt:(NSURL *)url coordinator:(NSPersistentStoreCoordinator *)coordinator {
    NSDictionary *options = @{NSReadOnlyPersistentStoreOption: @YES};
    [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:options error:nil];
    return coordinator;
}
@end
