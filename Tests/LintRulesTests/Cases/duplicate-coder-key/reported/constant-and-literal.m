static NSString *const SelectedKey = @"selected";
@interface Browser : UIViewController
@property (nonatomic, copy) NSString *title, *subtitle;
@end
@implementation Browser
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:SelectedKey];
    [coder encodeObject:self.subtitle forKey:@"selected"]; // expect: duplicate-coder-key
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.title = [coder decodeObjectOfClass:[NSString class] forKey:SelectedKey];
}
@end
