//- AppDelegate.m
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Item.h
@interface Item : NSObject
@property (nonatomic, copy) NSString *name;
@end
//- Detail.m
#import "Item.h"
@interface Detail : UIViewController <UIViewControllerRestoration>
@property (nonatomic, strong) Item *item;
@end
@implementation Detail
- (instancetype)init {
    if (self = [super initWithNibName:nil bundle:nil]) {
        self.restorationClass = self.class;
    }
    return self;
}
- (void)setItem:(Item *)item {
    _item = item;
    self.restorationIdentifier = @"detail";
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[Detail alloc] init];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.item = [Item new];
}
@end
//- List.m
#import "Item.h"
@interface List : UITableViewController
@property (nonatomic, copy) NSArray<Item *> *items;
@end
@implementation List
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
    Detail *detail = [[Detail alloc] init];
    detail.item = self.items[path.row];
    [self.navigationController pushViewController:detail animated:YES];
}
@end
