@interface List : UIViewController
@end
@implementation List
- (instancetype)init {
    if ((self = [super init])) { self.restorationIdentifier = @"list"; }
    return self;
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (UIViewController *)application:(UIApplication *)application
    viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UINavigationController *navigation = [[UINavigationController alloc] init]; // expect: factory-returns-other-class
    navigation.restorationIdentifier = [path lastObject];
    return navigation;
}
@end
