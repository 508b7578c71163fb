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
    NSString *title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
    self.title = [@"Reading " stringByAppendingString:title]; // expect: unsafe-restored-value
    self.names = @[[coder decodeObjectOfClass:[NSString class] forKey:@"nib"]]; // expect: unsafe-restored-value
    NSInteger row = [coder decodeIntegerForKey:@"row"];
    self.title = self.names[row]; // expect: unsafe-restored-value
    NSArray *names = [coder decodeObjectOfClass:[NSArray class] forKey:@"names"];
    if (!names) {
        abort(); // expect: unsafe-restored-value
    }
}
@end
