// The colours of all lines are read under numbered keys, and none of them reaches its line.
@interface Line : NSObject
@property (nonatomic, copy) NSString *color;
@property (nonatomic) double position;
@end
@implementation Line
- (void)encodeWith:(NSCoder *)coder prefix:(NSString *)prefix {
    [coder encodeObject:self.color forKey:[NSString stringWithFormat:@"%@Color", prefix]];
    [coder encodeDouble:self.position forKey:[NSString stringWithFormat:@"%@Position", prefix]];
}
- (void)decodeWith:(NSCoder *)coder prefix:(NSString *)prefix {
    [self readColor:self.color under:[NSString stringWithFormat:@"%@Color", prefix] from:coder];
    self.position = [coder decodeDoubleForKey:[NSString stringWithFormat:@"%@Position", prefix]];
}
- (void)readColor:(NSString *)color under:(NSString *)key from:(NSCoder *)coder {
    NSString *name = [coder decodeObjectOfClass:[NSString class] forKey:key]; // expect: decoded-value-unused
    if (name != nil) {
        color = name;
    }
}
@end
@interface Drawing : UIViewController
@property (nonatomic, strong) NSArray<Line *> *lines;
@end
@implementation Drawing
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.lines.count forKey:@"count"];
    for (int i = 0; i < self.lines.count; i++) {
        [self.lines[i] encodeWith:coder prefix:[NSString stringWithFormat:@"%d", i]];
    }
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSMutableArray *lines = [NSMutableArray array];
    for (NSInteger i = 0; i < [coder decodeIntegerForKey:@"count"]; i++) {
        Line *line = [Line new];
        [line decodeWith:coder prefix:[NSString stringWithFormat:@"%d", (int)i]];
        [lines addObject:line];
    }
    self.lines = lines;
}
@end
