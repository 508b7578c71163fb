// The container gets its identifier from the other language.
//- Menu.swift
class Menu: UIViewController {
    func open() {
        let navigation = UINavigationController(rootViewController: Detail(title: "News"))
        Labels().identify(with: navigation)
        present(navigation, animated: true)
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
@end
@implementation Labels
- (void)identifyWithController:(UIViewController *)controller {
    controller.restorationIdentifier = @"navigation";
}
@end
//- Detail.h
@interface Detail : UIViewController
@end
@interface Labels : NSObject
@end
