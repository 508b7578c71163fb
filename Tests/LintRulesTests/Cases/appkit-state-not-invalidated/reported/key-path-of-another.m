@interface Info : NSView
@property (nonatomic) NSInteger mode;
@property (nonatomic) NSInteger unit;
@end
@implementation Info
+ (NSArray<NSString *> *)restorableStateKeyPaths {
    return [[super restorableStateKeyPaths] arrayByAddingObjectsFromArray:@[@"unit"]];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.mode forKey:@"mode"]; // expect: appkit-state-not-invalidated
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.mode = [coder decodeIntegerForKey:@"mode"];
}
- (void)next {
    self.mode = self.mode + 1;
}
@end
