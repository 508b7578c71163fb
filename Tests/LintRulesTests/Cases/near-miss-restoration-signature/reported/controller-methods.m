@interface Reader : UIViewController <UIViewControllerRestoration>
@end
@implementation Reader
- (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { // expect: near-miss-restoration-signature
    return nil;
}
- (void)encodeRestoreableStateWithCoder:(NSCoder *)coder { // expect: near-miss-restoration-signature
    [super encodeRestorableStateWithCoder:coder];
}
- (void)decodeRestorableState:(NSCoder *)coder { // expect: near-miss-restoration-signature
    [super decodeRestorableStateWithCoder:coder];
}
- (void)applicationFinishedRestoringStates { // expect: near-miss-restoration-signature
    [self reloadInputViews];
}
@end
