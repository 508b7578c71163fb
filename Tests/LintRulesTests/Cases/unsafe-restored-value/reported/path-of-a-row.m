@interface Menu : UITableViewController
@property (copy, nonatomic) NSArray *sections;
@property (strong, nonatomic) NSIndexPath *opened;
@end
@implementation Menu
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    if (self.opened) {
        [self open:self.opened];
    }
}
- (void)open:(NSIndexPath *)path {
    if (!path) return;
    self.title = self.sections[path.section]; // expect: unsafe-restored-value
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    self.opened = indexPath;
    [self open:indexPath];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.opened forKey:@"opened"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSIndexPath *path = [coder decodeObjectForKey:@"opened"];
    if (path != nil) {
        self.opened = path;
    }
}
@end
