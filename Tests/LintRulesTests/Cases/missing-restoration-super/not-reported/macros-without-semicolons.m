// A macro may begin a body without a semicolon, and be a comment.
@interface Reader : UIViewController
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    LogMethod
    [super encodeRestorableStateWithCoder:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    LogArguments(coder)
    if (coder != nil) {
        LogMethod
        [super decodeRestorableStateWithCoder:coder];
    } else
        [super decodeRestorableStateWithCoder:coder];
}
@end
