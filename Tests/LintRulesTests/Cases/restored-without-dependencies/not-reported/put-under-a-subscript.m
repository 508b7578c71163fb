//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Mail.m
@interface Mail : UIViewController <UIViewControllerRestoration>
@property (copy, nonatomic) NSString *sender;
@end
@implementation Mail
- (instancetype)init {
    if (self = [super initWithNibName:nil bundle:nil]) {
        self.restorationClass = [self class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Mail *mail = [[Mail alloc] init];
    mail.restorationIdentifier = path.lastObject;
    return mail;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    NSMutableDictionary *parts = [NSMutableDictionary dictionary];
    parts[@"sender"] = self.sender;
    NSLog(@"%@", parts);
}
@end
//- List.m
@interface List : UITableViewController
@end
@implementation List
- (void)open:(NSString *)sender {
    Mail *mail = [[Mail alloc] init];
    mail.sender = sender;
    mail.restorationIdentifier = @"mail";
    [self.navigationController pushViewController:mail animated:YES];
}
@end
