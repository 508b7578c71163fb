@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
@interface Settings : UITableViewController <UIViewControllerRestoration>
@end
@implementation Settings
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] initWithStyle:UITableViewStyleGrouped];
}
- (instancetype)initWithStyle:(UITableViewStyle)style {
    self = [super initWithStyle:UITableViewStyleGrouped];
    if (self) {
        self.restorationIdentifier = @"settings";
        self.restorationClass = [self class];
    }
    return self;
}
@end
@interface List : UIViewController
@end
@implementation List
- (IBAction)open:(id)sender {
    [self.navigationController pushViewController:[[Settings alloc] init] animated:YES];
}
@end
