// A function that is not in sight may identify it: nothing in its name says that it only writes.
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
@interface Home : UIViewController
@end
@implementation Home
- (void)pick {
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[Picker new]];
    [self presentViewController:navigation animated:YES completion:nil];
    ShowWithLogo(@"showing %@", navigation);
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
