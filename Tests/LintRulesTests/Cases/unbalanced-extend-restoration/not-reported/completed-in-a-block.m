@interface Reader : UIViewController
@end
@implementation Reader
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    UIApplication *application = [UIApplication sharedApplication];
    [application extendStateRestoration];
    [self.store openWithCompletion:^{
        [self reload];
        [application completeStateRestoration];
    }];
}
@end
