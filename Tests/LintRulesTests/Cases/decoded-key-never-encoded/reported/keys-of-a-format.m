#define ROW @"Row"
#define SIDE @"Side"
@interface Ruler : NSObject
@property (nonatomic) NSInteger row;
@property (nonatomic) double side;
@property (nonatomic) double width;
- (void)saveTo:(NSCoder *)coder prefix:(NSString *)prefix;
- (void)loadFrom:(NSCoder *)coder prefix:(NSString *)prefix;
@end
@implementation Ruler
- (NSString *)keyFor:(NSString *)prefix key:(NSString *)key {
    return [NSString stringWithFormat:@"%@%@", prefix, key];
}
- (void)saveTo:(NSCoder *)coder prefix:(NSString *)prefix {
    [coder encodeInteger:self.row forKey:[self keyFor:prefix key:ROW]];
    [coder encodeDouble:self.side forKey:[self keyFor:prefix key:SIDE]];
    [coder encodeDouble:self.width forKey:[self keyFor:prefix key:SIDE]];
}
- (void)loadFrom:(NSCoder *)coder prefix:(NSString *)prefix {
    self.row = [coder decodeIntegerForKey:[self keyFor:prefix key:ROW]];
    self.side = [coder decodeDoubleForKey:[self keyFor:prefix key:SIDE]];
    self.width = [coder decodeDoubleForKey:[self keyFor:prefix key:@"Width"]]; // expect: decoded-key-never-encoded
}
@end
@interface Board : UIViewController
@property (nonatomic) Ruler *upright;
@property (nonatomic) Ruler *level;
@property (nonatomic) NSArray<Ruler *> *others;
@end
@implementation Board
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [self.upright saveTo:coder prefix:@"Upright"];
    [self.level saveTo:coder prefix:@"Level"];
    [coder encodeInteger:self.others.count forKey:@"Count"];
    for (int i = 0; i < self.others.count; i++) {
        [self.others[i] saveTo:coder prefix:[NSString stringWithFormat:@"%d", i]];
    }
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [self.upright loadFrom:coder prefix:@"Upright"];
    [self.level loadFrom:coder prefix:@"Level"];
    NSInteger count = [coder decodeIntegerForKey:@"Count"];
    for (int i = 0; i < count; i++) {
        BOOL isAngled = [coder decodeBoolForKey:[NSString stringWithFormat:@"%dIsAngled", i]];
        Ruler *ruler = isAngled ? nil : [[Ruler alloc] init];
        [ruler loadFrom:coder prefix:[NSString stringWithFormat:@"%d", i]];
    }
}
@end
