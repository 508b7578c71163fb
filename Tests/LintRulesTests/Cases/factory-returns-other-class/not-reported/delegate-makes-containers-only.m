// The delegate makes containers; the others have restoration classes of their own.
@interface List : UIViewController <UIViewControllerRestoration>
@end
@implementation List
- (instancetype)init {
    if ((self = [super init])) {
        self.restorationIdentifier = @"list";
        self.restorationClass = [self class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] init];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (UIViewController *)application:(UIApplication *)application
    viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UINavigationController *navigation = [[UINavigationController alloc] init];
    navigation.restorationIdentifier = [path lastObject];
    return navigation;
}
@end
