//- Reader.m
// An old copy of the header lies beside it.
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: missing-restoration-super
    [coder encodeInteger:self.page forKey:@"page"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
//- Reader.h
@interface Reader : UIViewController
@property (nonatomic) NSInteger page;
@end
//- Reader.h.old.h
@interface Reader : UIViewController
@end
