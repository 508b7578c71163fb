//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Map.m
@interface Layer : NSObject
@property (nonatomic, copy) NSString *name;
@end
@interface Map : NSObject
@property (nonatomic, copy) NSArray<Layer *> *layers;
@end
//- Contents.m
@interface Contents : UIViewController <UIViewControllerRestoration>
@property (nonatomic, weak) Map *map; // expect: restored-without-dependencies
@property (nonatomic, strong) UIStackView *stack;
@end
@implementation Contents
- (instancetype)init {
    if (self = [super initWithNibName:nil bundle:nil]) {
        self.restorationIdentifier = @"contents";
        self.restorationClass = self.class;
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[Contents alloc] init];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = self.map.layers.firstObject.name;
}
@end
//- Main.m
@interface Main : UIViewController
@property (nonatomic, strong) Map *map;
@end
@implementation Main
- (void)showContents {
    Contents *contents = [[Contents alloc] init];
    contents.map = self.map;
    [self.navigationController pushViewController:contents animated:YES];
}
@end
