#import <UIKit/UIKit.h>
@interface List : UITableViewController // expect: missing-model-association
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
    [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:nil error:nil];
    return coordinator;
}
@end
