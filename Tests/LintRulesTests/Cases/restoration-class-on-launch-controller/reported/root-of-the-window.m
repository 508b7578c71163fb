@interface Feed : UIViewController <UIViewControllerRestoration>
@end
@implementation Feed
- (instancetype)init {
    if ((self = [super init])) {
        self.restorationIdentifier = @"feed";
        self.restorationClass = [self class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] init];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong) UIWindow *window;
@property (strong) Feed *feed;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    self.feed = [[Feed alloc] init]; // expect: restoration-class-on-launch-controller
    self.window.rootViewController = self.feed;
    return YES;
}
@end
