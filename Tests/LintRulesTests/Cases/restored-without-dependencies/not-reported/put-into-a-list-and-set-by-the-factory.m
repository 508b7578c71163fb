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
    mail.sender = [coder decodeObjectOfClass:[NSString class] forKey:@"sender"] ?: @"";
    return mail;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.sender forKey:@"sender"];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    NSLog(@"%@", @[self.sender]);
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
