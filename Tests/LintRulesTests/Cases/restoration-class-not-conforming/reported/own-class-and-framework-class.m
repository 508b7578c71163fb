@interface Shelf : UIViewController <UIViewControllerRestoration>
@end
@implementation Shelf
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Shelf *shelf = [[Shelf alloc] init];
    shelf.restorationIdentifier = [path lastObject];
    shelf.restorationClass = self;
    return shelf;
}
- (instancetype)init {
    if ((self = [super init])) {
        self.restorationClass = self; // expect: restoration-class-not-conforming
    }
    return self;
}
- (UIViewController *)stack {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:self];
    [stack setRestorationClass:[UINavigationController class]]; // expect: restoration-class-not-conforming
    return stack;
}
@end
