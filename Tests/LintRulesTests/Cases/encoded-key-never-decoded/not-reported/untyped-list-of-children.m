// Encoding the children is what preserves them, whatever the list says of what is in it.
@interface Box : UIViewController
@property (copy, nonatomic) NSArray *viewControllers;
@end
@implementation Box
- (void)viewDidLoad {
    [super viewDidLoad];
    for (UIViewController *child in self.viewControllers) {
        [self addChildViewController:child];
        [self.view addSubview:child.view];
    }
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.viewControllers forKey:@"viewControllers"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
}
@end
@interface Drawer : UIViewController
@property (copy, nonatomic) NSArray *screens;
@end
@implementation Drawer
- (instancetype)initWithScreens:(NSArray *)screens {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _screens = [screens copy];
    }
    return self;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:_screens forKey:@"screens"];
}
@end
Drawer *MakeDrawer(void) {
    NSMutableArray *screens = [NSMutableArray new];
    UIViewController *feed = [UIViewController new];
    [screens addObject:feed];
    return [[Drawer alloc] initWithScreens:screens];
}
