// A number that is only ever yes or no is kept, and so is what a comparison gives.
@interface Dive : UIViewController
@property (nonatomic) int isOpen;
@property (nonatomic) BOOL isFinal;
@property (nonatomic) NSInteger number;
@property (nonatomic) NSInteger count;
@end
@implementation Dive
- (IBAction)toggle {
    self.isOpen = 1 - self.isOpen;
}
- (void)take:(NSDictionary *)answer {
    self.isOpen = [answer[@"open"] intValue];
}
- (IBAction)open {
    self.isOpen = 1;
    self.isFinal = YES;
}
- (IBAction)close {
    self.isOpen = NO;
    if (self.isOpen == 0) {
        self.count = 0;
    }
}
- (IBAction)next {
    self.number++;
    self.count += 2;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeBool:self.isOpen forKey:@"open"];
    [coder encodeBool:self.isFinal forKey:@"final"];
    [coder encodeBool:self.number > 3 forKey:@"number"];
    [coder encodeBool:self.count forKey:@"has"];
    [coder encodeInteger:self.count forKey:@"count"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.isOpen = [coder decodeBoolForKey:@"open"];
    self.isFinal = [coder decodeBoolForKey:@"final"];
    self.number = [coder decodeBoolForKey:@"number"] ? 4 : 0;
    if ([coder decodeBoolForKey:@"has"]) {
        self.count = [coder decodeIntegerForKey:@"count"];
    }
}
@end
