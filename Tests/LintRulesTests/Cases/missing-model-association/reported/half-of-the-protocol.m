// Half of the protocol is as good as nothing.
@interface List : UITableViewController <UIDataSourceModelAssociation>
@end
@implementation List
- (NSString *)modelIdentifierForElementAtIndexPath:(NSIndexPath *)path inView:(UIView *)view { // expect: missing-model-association
    return self.names[path.row];
}
@end
