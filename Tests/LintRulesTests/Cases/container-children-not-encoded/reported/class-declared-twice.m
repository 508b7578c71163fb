//- New/Meter.h
@interface Meter : UIViewController
@end
//- Old/Meter.h
@interface Meter : UIViewController
@end
//- Meter.m
// Whichever class this is of, it has the child neither in hand nor in a number.
@implementation Meter
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeFloat:self.level forKey:@"level"];
    [coder encodeObject:self.scale forKey:@"scale"];
}
@end
//- Split.m
@interface Split : UIViewController
@property (nonatomic) UIViewController *list;
@end
@implementation Split
- (void)viewDidLoad {
    [super viewDidLoad];
    self.list = [[UITableViewController alloc] init];
    self.list.restorationIdentifier = @"List";
    [self addChildViewController:self.list]; // expect: container-children-not-encoded
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
}
@end
