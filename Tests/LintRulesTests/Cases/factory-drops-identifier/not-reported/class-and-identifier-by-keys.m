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
//- List.m
@interface List : UITableViewController
@end
@implementation List
- (void)open {
    Mail *mail = [[Mail alloc] initWithTitle:@"a"];
    mail.restorationIdentifier = @"mail";
    [self.navigationController pushViewController:mail animated:YES];
}
@end
//- Mail.m
@interface Mail : UIViewController <UIViewControllerRestoration>
- (instancetype)initWithTitle:(NSString *)title;
@end
@implementation Mail
- (instancetype)initWithTitle:(NSString *)title {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.title = title;
        self.restorationClass = [Mail class];
    }
    return self;
}
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Mail *mail = [[Mail alloc] init];
    [mail setValuesForKeysWithDictionary:@{@"restorationIdentifier": path.lastObject, @"restorationClass": self}];
    return mail;
}
@end
