//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Split.m
// References again, those of collections too, an object of any class, and a class that is named.
@interface Split : UIViewController
@property (nonatomic) UIViewController *left;
@property (nonatomic) NSArray *columns;
@property (nonatomic) NSArray *viewControllers;
@property (nonatomic) id<Filter> filter;
@property (nonatomic) id anything;
@property (nonatomic, copy) NSString *name;
@end
@implementation Split
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.left forKey:@"left"];
    [coder encodeObject:self.childViewControllers forKey:@"columns"];
    [coder encodeObject:self.viewControllers forKey:@"later"];
    [coder encodeObject:self.filter forKey:@"filter"];
    [coder encodeObject:self.anything forKey:@"anything"];
    [coder encodeObject:self.name forKey:@"name"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.left = [coder decodeObjectForKey:@"left"];
    self.columns = [coder decodeObjectForKey:@"columns"];
    self.viewControllers = [coder decodeObjectForKey:@"later"];
    self.filter = [coder decodeObjectForKey:@"filter"];
    self.anything = [coder decodeObjectForKey:@"anything"];
    self.name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
}
@end
