// The countdown is saved whole, by its own methods.
//- Countdown.h
@interface Countdown : NSObject <NSCoding>
@property (nonatomic) double seconds;
@property (nonatomic) double total;
@end
//- Countdown.m
@implementation Countdown
- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super init];
    if (self) {
        self.seconds = [coder decodeDoubleForKey:@"seconds"];
        self.total = [coder decodeDoubleForKey:@"total"]; // expect: decoded-key-never-encoded
    }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeDouble:self.seconds forKey:@"seconds"];
    [coder encodeDouble:self.total forKey:@"totl"]; // expect: encoded-key-never-decoded
}
@end
//- Talk.m
@interface Talk : UIViewController
@property (nonatomic) Countdown *countdown;
@end
@implementation Talk
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.countdown forKey:@"countdown"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.countdown = [coder decodeObjectForKey:@"countdown"];
}
@end
