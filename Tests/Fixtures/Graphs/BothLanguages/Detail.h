#import <UIKit/UIKit.h>

@interface Detail : UIViewController

+ (instancetype)detailWithTitle:(NSString *)title;

@end
