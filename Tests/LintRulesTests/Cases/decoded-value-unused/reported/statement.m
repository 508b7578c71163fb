// A message whose answer nobody takes.
@interface Player : UIViewController
@property (nonatomic) float volume;
@property (nonatomic, copy) NSString *song;
@end
@implementation Player
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeFloat:self.volume forKey:@"volume"];
    [coder encodeObject:self.song forKey:@"song"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [coder decodeFloatForKey:@"volume"]; // expect: decoded-value-unused
    self.song = [coder decodeObjectOfClass:[NSString class] forKey:@"song"];
}
@end
