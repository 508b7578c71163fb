@interface Reader : UIViewController
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:1 forKey:UIApplicationStateRestorationBundleVersionKey]; // expect: reserved-coder-key
}
@end
