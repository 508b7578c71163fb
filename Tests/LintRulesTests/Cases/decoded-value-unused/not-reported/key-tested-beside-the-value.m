@interface TimerController : UIViewController
@property (nonatomic, strong) NSNumber *laps, *splits, *rounds;
@property (nonatomic, strong) NSDate *start;
@end
static NSString *const lapsKey = @"laps";
static NSString *const startKey = @"start";
static NSString *const splitsKey = @"splits";
static NSString *const roundsKey = @"rounds";
@implementation TimerController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.laps forKey:lapsKey];
    [coder encodeObject:self.start forKey:startKey];
    [coder encodeObject:self.splits forKey:splitsKey];
    [coder encodeObject:self.rounds forKey:roundsKey];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSNumber *laps = [coder decodeObjectOfClass:[NSNumber class] forKey:lapsKey];
    if (lapsKey && laps) self.laps = laps;
    // A key that a method is given may be nil.
    self.start = [self dateIn:coder under:startKey];
    NSNumber *splits = [coder decodeObjectOfClass:[NSNumber class] forKey:splitsKey];
    if (!splits) return;
    if (splitsKey) self.splits = splits;
    // Whoever asks first reads only what there may be.
    if (roundsKey) {
        NSNumber *rounds = [coder decodeObjectOfClass:[NSNumber class] forKey:roundsKey];
        self.rounds = rounds;
    }
}
- (NSDate *)dateIn:(NSCoder *)coder under:(NSString *)key {
    NSDate *date = [coder decodeObjectOfClass:[NSDate class] forKey:key];
    if (key) self.title = date.description;
    return date;
}
@end
