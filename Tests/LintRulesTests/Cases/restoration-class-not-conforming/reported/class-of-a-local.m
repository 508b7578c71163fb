// The class of what has just been made.
@interface List : UIViewController
@end
@implementation List
- (void)add:(id)sender {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[[UIViewController alloc] init]];
    stack.restorationIdentifier = @"Stack";
    stack.restorationClass = [stack class]; // expect: restoration-class-not-conforming
    UIViewController *table = [UITableViewController new];
    table.restorationClass = table.class; // expect: restoration-class-not-conforming
    [self presentViewController:stack animated:YES completion:nil];
}
@end
