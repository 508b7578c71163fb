// A dictionary of a property that a method fills and another saves.
@interface Form : UIViewController
@property (nonatomic) NSMutableDictionary *values;
@end
@implementation Form
- (void)typed:(NSString *)text {
    self.values[@"password"] = text;
    [self.values setObject:text forKey:@"page"];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.values forKey:@"values"]; // expect: secret-in-restoration-state
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.values = [[coder decodeObjectOfClass:[NSDictionary class] forKey:@"values"] mutableCopy];
}
@end
