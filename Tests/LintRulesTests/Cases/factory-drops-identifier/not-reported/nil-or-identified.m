@interface Detail : UIViewController <UIViewControllerRestoration>
@end
@implementation Detail
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Detail *detail = nil;
    if (path.count > 1) {
        detail = [[self alloc] init];
        detail.restorationIdentifier = [path lastObject];
        detail.restorationClass = self;
    }
    return detail;
}
@end
