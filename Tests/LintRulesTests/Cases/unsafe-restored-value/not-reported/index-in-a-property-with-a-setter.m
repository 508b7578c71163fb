@interface Posts : UITableViewController
@property (nonatomic) NSInteger hidden;
@property (copy, nonatomic) NSArray *posts;
@end
@implementation Posts
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.hidden forKey:@"hidden"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.hidden = [coder decodeIntegerForKey:@"hidden"];
    self.title = self.posts[self.hidden];
}
- (void)setHidden:(NSInteger)hidden {
    _hidden = hidden >= 0 && hidden < self.posts.count ? hidden : 0;
}
@end
