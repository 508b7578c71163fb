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
}
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    NSLog(@"%@", [self.posts subarrayWithRange:NSMakeRange(self.hidden, self.posts.count - self.hidden)]); // expect: unsafe-restored-value
}
@end
