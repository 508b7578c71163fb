@interface Page : UIViewController
@property (nonatomic) NSString *name;
@property (nonatomic) UIColor *color;
@property (nonatomic) NSURL *address;
@end
@implementation Page
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"title"];
    [coder encodeObject:self.name forKey:@"name"];
    [coder encodeObject:self.color forKey:@"color"];
    [coder encodeObject:self.address forKey:@"address"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
    NSAssert(title != nil, @"no title"); // expect: unsafe-restored-value
    self.title = title;
    NSString *name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
    NSParameterAssert(name); // expect: unsafe-restored-value
    self.name = name;
    UIColor *color;
    color = [coder decodeObjectOfClass:[UIColor class] forKey:@"color"];
    assert(color); // expect: unsafe-restored-value
    self.color = color;
    id address = [coder decodeObjectOfClass:[NSURL class] forKey:@"address"];
    NSAssert([address isKindOfClass:[NSURL class]] && self.name.length > 0, @"no address"); // expect: unsafe-restored-value
    self.address = address;
}
@end
