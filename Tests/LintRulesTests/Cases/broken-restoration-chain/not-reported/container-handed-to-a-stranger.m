// Which of the functions of that name is called, the text does not tell: one of them identifies what it is given.
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
@end
static void ShowWithLogo(UIViewController *controller) {
    controller.restorationIdentifier = @"logo";
}
@interface Home : UIViewController
@end
@implementation Home
- (void)pick {
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[Picker new]];
    [self presentViewController:navigation animated:YES completion:nil];
    ShowWithLogo(navigation, @"logo");
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
