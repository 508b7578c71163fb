@interface Search : UIViewController
@end
@implementation Search
- (id)init { if ((self = [super init])) { self.restorationIdentifier = @"s"; } return self; }
@end
@interface Split : UIViewController
@property (nonatomic, strong) Search *search;
@end
@implementation Split
- (id)init { if ((self = [super init])) { self.restorationIdentifier = @"split"; } return self; }
- (void)open { self.search = [[Search alloc] init]; }
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:_search forKey:@"search"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super decodeRestorableStateWithCoder:coder];
    self.search = [coder decodeObjectForKey:@"search"];
    [self addChildViewController:self.search]; // expect: unsafe-restored-value
}
@end
