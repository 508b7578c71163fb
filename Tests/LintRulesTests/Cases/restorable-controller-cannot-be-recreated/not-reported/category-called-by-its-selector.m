// Whoever is in the list gets the message.
@interface UIViewController (Restorable)
- (void)x_makeRestorableAs:(NSString *)name;
@end
@implementation UIViewController (Restorable)
- (void)x_makeRestorableAs:(NSString *)name {
    self.restorationIdentifier = name;
    self.restorationClass = (Class<UIViewControllerRestoration>)[self class];
}
@end
@interface Page : UIViewController <UIViewControllerRestoration>
@end
@implementation Page
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) [self x_makeRestorableAs:@"page"];
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] init];
}
@end
@interface Note : UIViewController
@end
@implementation Note
@end
@interface List : UITableViewController
@end
@implementation List
- (void)showPage {
    [self.navigationController pushViewController:[[Page alloc] init] animated:YES];
}
- (void)showNote {
    Note *note = [[Note alloc] init];
    note.restorationIdentifier = @"note";
    [@[note] makeObjectsPerformSelector:@selector(x_makeRestorableAs:) withObject:@"note"];
    [self.navigationController pushViewController:note animated:YES];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
