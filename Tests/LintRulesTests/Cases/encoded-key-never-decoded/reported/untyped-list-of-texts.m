@interface Box : UIViewController
@property (copy, nonatomic) NSArray *titles;
@end
@implementation Box
- (void)viewDidLoad {
    [super viewDidLoad];
    self.titles = @[@"one", @"two"];
    for (NSString *title in self.titles) {
        NSLog(@"%@", title);
    }
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.titles forKey:@"titles"]; // expect: encoded-key-never-decoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
}
@end
