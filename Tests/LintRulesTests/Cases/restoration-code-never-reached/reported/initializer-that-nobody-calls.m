@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@interface Reader : UIViewController <UIViewControllerRestoration>
@property (nonatomic, copy) NSString *word;
@end
@interface List : UITableViewController
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return YES; } // expect: deprecated-restoration-opt-in
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[List new]];
    navigation.restorationIdentifier = @"navigation";
    self.window.rootViewController = navigation;
    return YES;
}
@end
@implementation Reader
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { // expect: restorable-controller-cannot-be-recreated
    return [self new];
}
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"reader";
        self.restorationClass = [self class];
    }
    return self;
}
- (instancetype)initWithWord:(NSString *)word {
    self = [super init];
    if (self) _word = word;
    return self;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: restoration-code-never-reached
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.word forKey:@"word"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.word = [coder decodeObjectForKey:@"word"];
}
@end
@implementation List
- (instancetype)init {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) self.restorationIdentifier = @"list";
    return self;
}
- (void)show {
    Reader *reader = [[Reader alloc] initWithWord:@"a"];
    UINavigationController *dialog = [[UINavigationController alloc] initWithRootViewController:reader];
    [self presentViewController:dialog animated:YES completion:nil];
}
@end
