//- Reader.h
@interface Reader : UIViewController
@end
@interface Shelf : UIViewController <UIViewControllerRestoration>
@end
@interface Cover : Shelf
@end
//- Reader.m
@implementation Reader
- (instancetype)init {
    if ((self = [super init])) {
        // Declared in Swift.
        self.restorationClass = [self class];
    }
    return self;
}
- (void)identify:(Shelf *)shelf {
    shelf.restorationClass = shelf.class;
    shelf.restorationClass = [Cover class];
    shelf.restorationClass = nil;
    self.restorationClass = self.storyboard ? nil : [Reader class];
}
@end
//- Reader+Restoration.swift
extension Reader: UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let reader = Reader()
        reader.restorationIdentifier = path.last
        return reader
    }
}
