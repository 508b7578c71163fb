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
@property (nonatomic) NSInteger kind;
@end
@implementation Item
@end
//- Service.m
@protocol Listener
- (void)didLoad:(NSArray *)rows;
@end
@interface Service : NSObject
+ (instancetype)shared;
- (void)profileOf:(NSInteger)number delegate:(id<Listener>)delegate;
- (void)note:(NSString *)name;
@end
//- Detail.m
@interface Detail : UIViewController <UIViewControllerRestoration, Listener>
@property (nonatomic, strong) Item *item;
@end
@implementation Detail
- (instancetype)initForEditing:(BOOL)editing {
    self = [super initWithNibName:nil bundle:nil];
    self.restorationIdentifier = @"detail";
    self.restorationClass = [self class];
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] initForEditing:NO];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    [self reload];
}
- (void)didLoad:(NSArray *)rows {
    self.view.hidden = rows.count == 0;
}
- (void)reload {
    if (self.item.kind == 3) {
        self.title = self.item.name;
    } else {
        [[Service shared] profileOf:1 delegate:self];
    }
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
