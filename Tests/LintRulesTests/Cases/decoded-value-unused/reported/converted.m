// Boxed and unboxed.
@interface Player : UIViewController
@property (nonatomic) NSInteger song;
@property (nonatomic) NSNumber *volume;
@end
@implementation Player
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.song forKey:@"song"];
    [coder encodeInteger:2 forKey:@"side"];
    [coder encodeObject:self.volume forKey:@"volume"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSNumber *song = @([coder decodeIntegerForKey:@"song"]); // expect: decoded-value-unused
    NSNumber *side = [NSNumber numberWithInteger:[coder decodeIntegerForKey:@"side"]]; // expect: decoded-value-unused
    float volume = [[coder decodeObjectOfClass:[NSNumber class] forKey:@"volume"] floatValue]; // expect: decoded-value-unused
}
@end
