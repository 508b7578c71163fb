#import <UIKit/UIKit.h>

@interface DrawerController : UIViewController
@property (nonatomic, strong) UIViewController *leftController;
@property (nonatomic, strong) UIViewController *centerController;
@end
