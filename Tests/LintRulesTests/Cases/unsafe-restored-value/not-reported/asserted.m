// An assertion of something else, and one of what is asked about as well.
@interface Page : UIViewController
@property (nonatomic) NSString *name;
@end
@implementation Page
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"title"];
    [coder encodeObject:self.name forKey:@"name"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSAssert(coder != nil, @"no coder");
    NSString *title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
    NSAssert(title == nil || title.length > 0, @"empty title");
    self.title = title;
    NSString *name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
    NSAssert(name, @"no name");
    if (name) {
        self.name = name;
    }
}
@end
