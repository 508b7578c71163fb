@interface List : UITableViewController
@end
@implementation List
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [self viewDidLoad]; // expect: restored-peer-used-in-decode
    [super decodeRestorableStateWithCoder:coder];
}
@end
