// Where no row is selected nothing is saved, and the first one is selected all the same.
@interface Places : UITableViewController
@end
@implementation Places
- (void)viewDidLoad {
    [super viewDidLoad];
    self.clearsSelectionOnViewWillAppear = NO;
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 3;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSIndexPath *path = self.tableView.indexPathForSelectedRow;
    if (path != nil) {
        [coder encodeInteger:path.row forKey:@"row"];
    }
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSInteger row = [coder decodeIntegerForKey:@"row"]; // expect: absent-scalar-restored
    if (row < [self.tableView numberOfRowsInSection:0]) {
        NSIndexPath *path = [NSIndexPath indexPathForRow:row inSection:0];
        [self.tableView selectRowAtIndexPath:path animated:NO scrollPosition:UITableViewScrollPositionMiddle];
    }
}
@end
