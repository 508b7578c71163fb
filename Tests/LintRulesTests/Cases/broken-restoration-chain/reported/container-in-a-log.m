// What is written down is in nobody's hands.
@interface Picker : UIViewController <UIViewControllerRestoration>
@end
@implementation Picker
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"picker";
        self.restorationClass = [Picker class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [Picker new];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    NSLog(@"shown in %@", self.navigationController);
}
@end
@interface Home : UIViewController
@end
@implementation Home
- (void)pick {
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[Picker new]]; // expect: broken-restoration-chain
    [self presentViewController:navigation animated:YES completion:nil];
    NSLog(@"showing %@", navigation);
}
- (void)pickAnother {
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[Picker new]]; // expect: broken-restoration-chain
    [self presentViewController:navigation animated:YES completion:nil];
    // A macro of a library that is not here.
    DDLogDebug(@"showing %@", navigation);
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
