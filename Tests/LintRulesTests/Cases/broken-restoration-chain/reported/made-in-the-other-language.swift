// Swift makes of a class method of Objective-C an initializer, and Objective-C puts a label of Swift into the name.
//- Menu.swift
class Menu: UIViewController {
    func open() {
        let navigation = UINavigationController(rootViewController: Detail(title: "News")) // expect: broken-restoration-chain
        present(navigation, animated: true)
    }
}
class Labels: NSObject {
    @objc func mark(with controller: UIViewController) {
        controller.restorationIdentifier = "search"
    }
}
//- Detail.m
@implementation Detail
+ (instancetype)detailWithTitle:(NSString *)title {
    Detail *detail = [[Detail alloc] init];
    detail.title = title;
    return detail;
}
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"detail";
    }
    return self;
}
- (void)search {
    UIViewController *search = [[UIViewController alloc] init];
    [[[Labels alloc] init] markWith:search];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:search]; // expect: broken-restoration-chain
    [self presentViewController:navigation animated:YES completion:nil];
}
@end
//- Detail.h
@interface Detail : UIViewController
@end
