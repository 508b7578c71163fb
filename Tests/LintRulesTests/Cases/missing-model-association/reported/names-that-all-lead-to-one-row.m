@interface Words : UITableViewController <UIDataSourceModelAssociation>
@property (nonatomic, strong) NSMutableArray<NSString *> *words;
@end
@implementation Words
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.words.count; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path { return [UITableViewCell new]; }
- (NSString *)modelIdentifierForElementAtIndexPath:(NSIndexPath *)path inView:(UIView *)view {
    if (path == nil) return nil;
    return self.words[path.row];
}
- (NSIndexPath *)indexPathForElementWithModelIdentifier:(NSString *)identifier inView:(UIView *)view { // expect: missing-model-association
    return [NSIndexPath indexPathForRow:0 inSection:0];
}
@end
