// The launch adds what it knows of.
@interface Page : UIViewController
@end
@implementation Page
@end
@interface List : UITableViewController
@end
@implementation List
- (void)add {
    UINavigationController *sheet = [[UINavigationController alloc] initWithRootViewController:[[Page alloc] init]];
    sheet.restorationIdentifier = @"sheet";
    [self presentViewController:sheet animated:YES completion:nil];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) NSMutableDictionary *makers;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (instancetype)init {
    self = [super init];
    if (self) _makers = [@{ @"other": ^UIViewController * { return [[UINavigationController alloc] init]; } } mutableCopy];
    return self;
}
- (void)addMaker:(UIViewController *(^)(void))maker forName:(NSString *)name {
    [self.makers setObject:maker forKey:name];
}
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIViewController *(^maker)(void) = self.makers[path.lastObject];
    if (!maker) return nil;
    UIViewController *controller = maker();
    controller.restorationIdentifier = path.lastObject;
    return controller;
}
@end
