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
@property (nonatomic, copy) NSString *name;
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
    [[Service shared] note:self.name];
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:self.name message:nil delegate:self cancelButtonTitle:nil otherButtonTitles:nil];
    [alert show];
}
- (void)didLoad:(NSArray *)rows {
    self.view.hidden = rows.count == 0;
}
@end
//- List.m
@interface List : UITableViewController
@end
@implementation List
- (void)show:(Item *)item {
    Detail *detail = [[Detail alloc] initForEditing:YES];
    detail.name = item.name;
    [self.navigationController pushViewController:detail animated:YES];
}
@end
