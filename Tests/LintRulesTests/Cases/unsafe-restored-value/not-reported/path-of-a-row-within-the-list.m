@interface Menu : UITableViewController
@property (copy, nonatomic) NSArray *sections;
@property (strong, nonatomic) NSIndexPath *opened;
@property (strong, nonatomic) NSIndexPath *marked;
@property (strong, nonatomic) NSIndexPath *shown;
@end
@implementation Menu
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    if (self.opened) {
        [self open:self.opened];
    }
    if (self.marked) {
        self.title = self.sections[self.marked.section];
    }
}
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    if (self.shown) {
        [self show:self.shown];
    }
}
- (void)open:(NSIndexPath *)path {
    if (path.section >= self.sections.count) return;
    self.title = self.sections[path.section];
}
- (void)show:(NSIndexPath *)path {
    NSInteger section = MIN(path.section, self.sections.count - 1);
    self.title = self.sections[section];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.opened forKey:@"opened"];
    [coder encodeObject:self.marked forKey:@"marked"];
    [coder encodeObject:self.shown forKey:@"shown"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.opened = [coder decodeObjectForKey:@"opened"];
    self.shown = [coder decodeObjectForKey:@"shown"];
    NSIndexPath *path = [coder decodeObjectForKey:@"marked"];
    if (path && path.section < self.sections.count) {
        self.marked = path;
    }
}
@end
