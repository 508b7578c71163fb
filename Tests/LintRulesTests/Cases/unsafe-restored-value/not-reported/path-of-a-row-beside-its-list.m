@interface Browser : UITableViewController
@property (copy, nonatomic) NSArray *results;
@end
@implementation Browser
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.results forKey:@"results"];
    [coder encodeObject:self.tableView.indexPathForSelectedRow forKey:@"selected"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.results = [coder decodeObjectForKey:@"results"];
    NSIndexPath *selected = [coder decodeObjectForKey:@"selected"];
    if (selected) {
        self.title = self.results[selected.row];
        [self.tableView selectRowAtIndexPath:selected animated:NO scrollPosition:UITableViewScrollPositionNone];
    }
}
@end
