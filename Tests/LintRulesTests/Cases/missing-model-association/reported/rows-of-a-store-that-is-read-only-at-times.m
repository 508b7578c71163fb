// The store is only read in one of two cases.
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
@property (nonatomic) BOOL isShared;
@end
@implementation Store
- (NSPersistentStoreCoordinator *)openAt:(NSURL *)url coordinator:(NSPersistentStoreCoordinator *)coordinator {
    NSDictionary *options = self.isShared ? @{NSReadOnlyPersistentStoreOption: @YES} : nil;
    [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:options error:nil];
    return coordinator;
}
@end
