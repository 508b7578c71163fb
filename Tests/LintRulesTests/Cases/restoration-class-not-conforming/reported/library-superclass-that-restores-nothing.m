// What comes from a library with a superclass that restores nothing declares it no more than a class of UIKit does.
@interface Activity : GAITrackedViewController
@end
@implementation Activity
+ (UIViewController *)newList {
    UITableViewController *list = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
    list.restorationIdentifier = @"list";
    list.restorationClass = [self class]; // expect: restoration-class-not-conforming
    return list;
}
@end
