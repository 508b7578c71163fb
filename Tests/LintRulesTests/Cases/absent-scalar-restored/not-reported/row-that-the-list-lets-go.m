// UIKit's list controller lets go of the row as it comes into sight.
@interface Places : UITableViewController
@end
@implementation Places
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
    NSInteger row = [coder decodeIntegerForKey:@"row"];
    if (row < [self.tableView numberOfRowsInSection:0]) {
        NSIndexPath *path = [NSIndexPath indexPathForRow:row inSection:0];
        [self.tableView selectRowAtIndexPath:path animated:NO scrollPosition:UITableViewScrollPositionMiddle];
    }
}
@end
