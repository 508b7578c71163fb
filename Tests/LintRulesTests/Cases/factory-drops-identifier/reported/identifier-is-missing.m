@interface Detail : UIViewController <UIViewControllerRestoration>
@end
@implementation Detail
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Detail *detail = [[self alloc] initWithNibName:nil bundle:nil]; // expect: factory-drops-identifier
    detail.title = @"restored";
    return detail;
}
@end
