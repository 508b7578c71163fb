// What is more than yes or no comes back as 1.
@interface Dive : UIViewController
@property (nonatomic) int judges;
@property (nonatomic) NSInteger number;
@property (nonatomic) double degree;
@end
@implementation Dive
- (IBAction)addJudge {
    self.judges = self.judges + 1;
}
- (IBAction)next {
    _number++;
}
- (IBAction)ease {
    self.degree = 1.5;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeBool:self.judges forKey:@"judges"]; // expect: coder-type-mismatch
    [coder encodeBool:_number forKey:@"number"]; // expect: coder-type-mismatch
    [coder encodeBool:self.degree forKey:@"degree"]; // expect: coder-type-mismatch
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.judges = [coder decodeBoolForKey:@"judges"];
    _number = [coder decodeBoolForKey:@"number"];
    self.degree = [coder decodeBoolForKey:@"degree"];
}
@end
