// Only the loading of the view shows what the loop finds.
#import <UIKit/UIKit.h>
@interface Item : NSObject
@property (copy, nonatomic) NSString *key;
@property (copy, nonatomic) NSString *name;
@end
@implementation Item
@end
@interface Store : NSObject
@property (strong, nonatomic) NSArray *items;
+ (instancetype)shared;
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Detail *detail = [[Detail alloc] init];
    detail.restorationIdentifier = path.lastObject;
    return detail;
}
@end
@interface Detail : UIViewController
@property (strong, nonatomic) Item *item;
@property (strong, nonatomic) UILabel *label;
@end
@implementation Detail
- (void)viewDidLoad {
    [super viewDidLoad];
    self.label.text = self.item.name;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.item.key forKey:@"item"];
    [super encodeRestorableStateWithCoder:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    NSString *key = [coder decodeObjectOfClass:[NSString class] forKey:@"item"]; // expect: decoded-value-unused
    for (Item *item in [[Store shared] items]) {
        if ([key isEqualToString:item.key]) {
            self.item = item;
            break;
        }
    }
    [super decodeRestorableStateWithCoder:coder];
}
@end
@interface List : UITableViewController
@end
@implementation List
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
    Detail *detail = [[Detail alloc] init];
    detail.restorationIdentifier = @"detail";
    detail.item = [[Store shared] items][path.row];
    [self.navigationController pushViewController:detail animated:YES];
}
@end
