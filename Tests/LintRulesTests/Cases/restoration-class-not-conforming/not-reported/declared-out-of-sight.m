// What is not in sight may declare it: a superclass, a protocol. So may the subclass that `self` is.
@interface Vendor : VendorController
@end
@implementation Vendor
- (void)add:(UIViewController *)page { page.restorationClass = [self class]; }
@end
@interface Page : UIViewController <VendorRestoring>
@end
@implementation Page
- (void)awakeFromNib { self.restorationClass = [self class]; }
@end
@interface Base : UIViewController
@end
@implementation Base
- (void)awakeFromNib { self.restorationClass = [self class]; }
@end
@interface Leaf : Base <UIViewControllerRestoration>
@end
