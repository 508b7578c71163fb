@interface Canvas : NSView
@property (nonatomic, copy) NSString *tool;
@end
@implementation Canvas
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.tool forKey:@"tool"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.tool = [coder decodeObjectForKey:@"tool"]; // expect: appkit-insecure-restorable-state
}
@end
