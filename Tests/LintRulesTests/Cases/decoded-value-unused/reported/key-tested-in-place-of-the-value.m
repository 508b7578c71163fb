//- Keys.h
extern NSString *const LapsKey;
//- Timer.h
@interface TimerController : UIViewController
@property (nonatomic, strong) NSNumber *laps;
@property (nonatomic, strong) NSDate *start;
- (void)showLaps:(NSNumber *)laps;
@end
//- Timer.m
NSString *const LapsKey = @"laps";
static NSString *startKey = @"start";
@implementation TimerController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.laps forKey:LapsKey];
    [coder encodeObject:self.start forKey:startKey];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSNumber *laps = [coder decodeObjectOfClass:[NSNumber class] forKey:LapsKey];
    NSDate *start = [coder decodeObjectOfClass:[NSDate class] forKey:startKey];
    if (LapsKey) { // expect: decoded-value-unused
        self.laps = laps;
        [self showLaps:laps];
    }
    if (self.isViewLoaded && startKey != nil) { // expect: decoded-value-unused
        self.start = start;
    }
}
- (void)showLaps:(NSNumber *)laps { self.title = laps.stringValue; }
@end
