// Asked about, replaced, or handed to what takes nil.
@interface Reader : UIViewController
@property (nonatomic) NSMutableArray *marks;
@property (nonatomic) NSMutableDictionary *extras;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.marks.lastObject forKey:@"mark"];
    [coder encodeObject:self.title forKey:@"title"];
    [coder encodeInteger:1 forKey:@"row"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSNumber *mark = [coder decodeObjectOfClass:[NSNumber class] forKey:@"mark"];
    if (mark != nil) {
        [self.marks addObject:mark];
    }
    NSString *title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
    [[NSUserDefaults standardUserDefaults] setObject:title forKey:@"title"];
    [self.extras setValue:title forKey:@"title"];
    self.title = [@"Reading " stringByAppendingString:title ?: @"nothing"];
    NSArray *parts = title ? @[title] : @[];
    NSInteger row = [coder decodeIntegerForKey:@"row"];
    if (row < self.marks.count) {
        self.title = [self.marks[row] stringByAppendingString:parts.firstObject];
    }
}
@end
