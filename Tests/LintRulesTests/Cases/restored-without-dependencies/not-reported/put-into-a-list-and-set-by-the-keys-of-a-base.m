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
//- Base.m
@interface Base : UIViewController
- (NSArray *)savedKeys;
@end
@implementation Base
- (NSArray *)savedKeys {
    return @[];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    for (NSString *key in [self savedKeys]) {
        [coder encodeObject:[self valueForKey:key] forKey:key];
    }
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    for (NSString *key in [self savedKeys]) {
        [self setValue:[coder decodeObjectOfClass:[NSString class] forKey:key] ?: @"" forKey:key];
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
    mail.restorationIdentifier = @"mail";
    [self.navigationController pushViewController:mail animated:YES];
}
@end
//- Mail.m
@interface Mail : Base <UIViewControllerRestoration>
@property (copy, nonatomic) NSString *sender;
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
    return mail;
}
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    NSMutableArray *parts = [NSMutableArray array];
    [parts addObject:self.sender];
    NSLog(@"%@", parts);
}
- (NSArray *)savedKeys {
    return @[@"sender"];
}
@end
