// Nil goes anywhere in Objective-C, but not into a collection or behind a string.
@interface Reader : UIViewController
@property (nonatomic) NSMutableArray *marks;
@property (nonatomic, copy) NSArray *names;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.marks.lastObject forKey:@"mark"];
    [coder encodeObject:self.title forKey:@"title"];
    [coder encodeObject:self.nibName forKey:@"nib"];
    [coder encodeInteger:1 forKey:@"row"];
    [coder encodeObject:self.names forKey:@"names"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [self.marks addObject:[coder decodeObjectOfClass:[NSNumber class] forKey:@"mark"]]; // expect: unsafe-restored-value
    NSString *title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"]; // expect: unsafe-restored-value
    self.title = [@"Reading " stringByAppendingString:title];
    self.names = @[[coder decodeObjectOfClass:[NSString class] forKey:@"nib"]]; // expect: unsafe-restored-value
    NSInteger row = [coder decodeIntegerForKey:@"row"]; // expect: unsafe-restored-value
    self.title = self.names[row];
    NSArray *names = [coder decodeObjectOfClass:[NSArray class] forKey:@"names"]; // expect: unsafe-restored-value
    if (!names) {
        abort();
    }
}
@end
