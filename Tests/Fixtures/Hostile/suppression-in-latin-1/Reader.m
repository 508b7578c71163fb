@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { }
// restorelint:disable дц
@end
// restorelint:disable:next ь