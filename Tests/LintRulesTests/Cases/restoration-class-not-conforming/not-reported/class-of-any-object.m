// Of a parameter, of what a method gives and of a local that gets another object, a subclass may declare the protocol; and one does.
@interface Stack : UINavigationController <UIViewControllerRestoration>
@end
@implementation Stack
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Stack *stack = [[Stack alloc] init];
    stack.restorationIdentifier = [path lastObject];
    stack.restorationClass = [stack class];
    return stack;
}
@end
@interface List : UIViewController
@end
@implementation List
- (void)identify:(UINavigationController *)stack {
    stack.restorationClass = [stack class];
    UINavigationController *own = [self stack];
    own.restorationClass = [own class];
    UINavigationController *other = [[UINavigationController alloc] init];
    other = [self stack];
    other.restorationClass = [other class];
}
- (UINavigationController *)stack {
    Stack *stack = [[Stack alloc] init];
    stack.restorationIdentifier = @"stack";
    stack.restorationClass = [stack class];
    return stack;
}
@end
