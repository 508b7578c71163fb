// The class says what to watch, and says nothing else.
@interface Info : NSView
@property (nonatomic) NSInteger mode;
@end
@implementation Info
+ (NSArray<NSString *> *)restorableStateKeyPaths {
    return @[@"mode"];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.mode forKey:@"mode"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.mode = [coder decodeIntegerForKey:@"mode"];
}
- (void)setMode:(NSInteger)mode {
    _mode = mode;
    [self setNeedsDisplay:YES];
}
@end
