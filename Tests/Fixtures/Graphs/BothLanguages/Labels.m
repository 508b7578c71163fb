#import "Labels.h"
#import "App-Swift.h"

@implementation Labels

- (void)identifyWithController:(UIViewController *)controller {
    controller.restorationIdentifier = @"news";
}

- (void)addController:(UIViewController *)controller withName:(NSString *)name {
    controller.restorationIdentifier = name;
}

- (void)label {
    self.current.restorationIdentifier = @"all";
}

- (UINavigationController *)makeStack {
    UINavigationController *stack = [[UINavigationController alloc] init];
    stack.restorationIdentifier = @"stack";
    return stack;
}

- (UITabBarController *)archive {
    UITabBarController *archive = [[UITabBarController alloc] init];
    archive.restorationIdentifier = @"archive";
    Stacks *stacks = [[Stacks alloc] init];
    UINavigationController *letters = [[UINavigationController alloc] init];
    [stacks markWith:letters];
    UINavigationController *drafts = [[UINavigationController alloc] init];
    [stacks setupWithController:drafts];
    UINavigationController *sent = [[UINavigationController alloc] init];
    [stacks putName:@"sent" on:sent];
    UINavigationController *lost = [[UINavigationController alloc] init];
    archive.viewControllers = @[letters, drafts, sent, [stacks makeStack], [Stacks createWithName:@"bin"], lost];
    return archive;
}

@end
