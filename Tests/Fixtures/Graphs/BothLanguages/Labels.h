#import <UIKit/UIKit.h>

@interface Labels : NSObject

@property (nonatomic) UIViewController *current;

- (void)identifyWithController:(UIViewController *)controller;
- (void)addController:(UIViewController *)controller withName:(NSString *)name;
- (void)label;
- (UINavigationController *)makeStack;
- (UITabBarController *)archive;

@end
