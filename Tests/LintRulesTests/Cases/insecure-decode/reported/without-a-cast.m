//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Reader.m
// Objective-C needs no cast: the variable, the property or the other half tells the class.
@interface Reader : UIViewController
@property (nonatomic, copy) NSURL *link;
@property (nonatomic) NSMutableArray *marks;
@property (nonatomic) id page;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.link forKey:@"link"];
    [coder encodeObject:self.marks forKey:@"marks"];
    [coder encodeObject:self.title forKey:@"title"];
    [coder encodeObject:@(self.view.tag) forKey:@"page"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.link = [coder decodeObjectForKey:@"link"]; // expect: insecure-decode
    self.marks = [[coder decodeObjectForKey:@"marks"] mutableCopy]; // expect: insecure-decode
    NSString *title = [coder decodeObjectForKey:@"title"]; // expect: insecure-decode
    self.title = title;
    self.page = [coder decodeObjectForKey:@"page"]; // expect: insecure-decode
}
@end
