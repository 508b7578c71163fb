// A number that begins as nought chooses what is shown, and the factory gives it what was saved.
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
@property (nonatomic) NSInteger kind;
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
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.kind forKey:@"kind"];
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Page *page = [[Page alloc] init];
    page.kind = [coder decodeIntegerForKey:@"kind"];
    return page;
}
@end
