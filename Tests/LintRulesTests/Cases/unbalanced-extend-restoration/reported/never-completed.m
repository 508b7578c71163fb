@interface Reader : UIViewController
@end
@implementation Reader
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [[UIApplication sharedApplication] extendStateRestoration]; // expect: unbalanced-extend-restoration
    [self.store openWithCompletion:^{
        [self reload];
    }];
}
@end
