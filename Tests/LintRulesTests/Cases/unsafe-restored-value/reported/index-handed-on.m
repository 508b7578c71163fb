@interface Pager : UIViewController
@property (nonatomic, strong) NSMutableArray *pages;
@property (nonatomic, strong) UIViewController *shown;
@end
@implementation Pager
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:[self.pages indexOfObject:self.shown] forKey:@"index"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSInteger index = [coder decodeIntegerForKey:@"index"];
    [self show:index];
}
- (void)show:(NSInteger)index {
    self.shown = self.pages[index]; // expect: unsafe-restored-value
}
@end
