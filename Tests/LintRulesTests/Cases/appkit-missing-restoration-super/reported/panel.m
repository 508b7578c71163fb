@interface Panel : NSPanel
@property (nonatomic) BOOL isOpen;
@end
@implementation Panel
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeBool:self.isOpen forKey:@"open"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder { // expect: appkit-missing-restoration-super
    self.isOpen = [coder decodeBoolForKey:@"open"];
}
@end
