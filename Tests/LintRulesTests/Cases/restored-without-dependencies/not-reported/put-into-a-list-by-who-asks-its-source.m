//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
//- Defaults.m
@interface Defaults : NSObject <MailSource>
@end
@implementation Defaults
- (void)completeMail:(Mail *)mail {
    if (mail.sender == nil) {
        mail.sender = @"nobody";
    }
}
@end
//- List.m
@interface List : UITableViewController
@end
@implementation List
- (void)open:(NSString *)sender {
    Mail *mail = [[Mail alloc] init];
    mail.sender = sender;
    mail.source = [[Defaults alloc] init];
    mail.restorationIdentifier = @"mail";
    [self.navigationController pushViewController:mail animated:YES];
}
@end
//- Mail.m
@class Mail;
@protocol MailSource <NSObject>
- (void)completeMail:(Mail *)mail;
@end
@interface Mail : UIViewController <UIViewControllerRestoration>
@property (copy, nonatomic) NSString *sender;
@property (strong, nonatomic) id<MailSource> source;
@end
@implementation Mail
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.restorationClass = [Mail class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Mail *mail = [[Mail alloc] init];
    mail.restorationIdentifier = path.lastObject;
    mail.source = [[Defaults alloc] init];
    return mail;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    [self.source completeMail:self];
    NSMutableArray *parts = [NSMutableArray array];
    [parts addObject:self.sender];
    NSLog(@"%@", parts);
}
@end
