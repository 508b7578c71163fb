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
@end
@implementation Item
@end
//- Detail.m
@interface Detail : UIViewController <UIViewControllerRestoration>
@property (nonatomic, strong) Item *item; // expect: restored-without-dependencies
@end
@implementation Detail {
    Item *item;
}
- (instancetype)initForEditing:(BOOL)editing {
    self = [super initWithNibName:nil bundle:nil];
    self.restorationIdentifier = @"detail";
    self.restorationClass = [self class];
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] initForEditing:NO];
}
- (void)setItem:(Item *)item {
    _item = item;
    self.navigationItem.prompt = item.name;
}
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    Item *item = self.item;
    self.title = item.name;
}
@end
//- List.m
@interface List : UITableViewController
@end
@implementation List
- (void)show:(Item *)item {
    Detail *detail = [[Detail alloc] initForEditing:YES];
    detail.item = item;
    [self.navigationController pushViewController:detail animated:YES];
}
@end
