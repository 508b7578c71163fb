//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Item.m
@interface Item : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) BOOL isDone;
@property (nonatomic) NSInteger position;
@end
@implementation Item
@end
//- Detail.m
@interface Detail : UIViewController <UIViewControllerRestoration>
@property (nonatomic, strong) Item *item;
@property (nonatomic, strong) UILabel *label;
@end
@implementation Detail
- (instancetype)init {
    if (self = [super initWithNibName:nil bundle:nil]) {
        self.restorationIdentifier = @"detail";
        self.restorationClass = self.class;
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[Detail alloc] init];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    if (self.item.isDone) {
        self.view.alpha = 1;
    } else {
        if (self.item.position > 0) {
            self.navigationItem.prompt = self.item.name;
        } else {
            self.navigationItem.prompt = [self promptForNothing];
        }
    }
    self.label.text = self.item.name;
}
- (NSString *)promptForNothing {
    return self.label.text;
}
@end
//- List.m
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
