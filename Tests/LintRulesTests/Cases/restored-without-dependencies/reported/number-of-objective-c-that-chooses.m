// A number that begins as nought chooses what is shown, and nobody gives it on the way back.
//- App.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Menu.m
@interface Menu : UITableViewController
@end
@implementation Menu
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    Page *page = [[Page alloc] init];
    page.kind = indexPath.row;
    [self.navigationController pushViewController:page animated:YES];
}
@end
//- Page.m
@interface Page : UIViewController <UIViewControllerRestoration>
@property (nonatomic) NSInteger kind; // expect: restored-without-dependencies
@property (nonatomic) UILabel *label;
@end
@implementation Page
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.restorationIdentifier = @"page";
        self.restorationClass = [Page class];
    }
    return self;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    switch (self.kind) {
        case 0: self.label.text = @"News"; break;
        case 1: self.label.text = @"Mail"; break;
        default: self.label.text = @"Notes"; break;
    }
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[Page alloc] init];
}
@end
