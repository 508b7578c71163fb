// Objective-C does not tell whether there is anything to override.
@interface Step : VendorStep
@end
@implementation Step
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:@"step" forKey:@"kind"];
}
@end
