//- Base.h
@interface Base : UITableViewController
@end
@implementation Base
- (NSIndexPath *)indexPathForElementWithModelIdentifier:(NSString *)identifier inView:(UIView *)view {
    return nil;
}
@end
//- List.m
// The other half is inherited.
@interface List : Base <UIDataSourceModelAssociation>
@end
@implementation List
- (NSString *)modelIdentifierForElementAtIndexPath:(NSIndexPath *)path inView:(UIView *)view {
    return self.rows[path.row];
}
@end
