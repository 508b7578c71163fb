@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end
@interface Base : UIViewController
@property (nonatomic, copy) NSString *word;
@end
@interface Named : Base
@end
@interface Chained : UIViewController
@property (nonatomic, copy) NSString *word;
@end
@interface Inherited : Chained
@end
@interface List : UITableViewController
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    NSString *identifier = path.lastObject;
    if ([identifier isEqualToString:@"named"]) return [[Named alloc] initWithWord:@""];
    if ([identifier isEqualToString:@"chained"]) return [[Chained alloc] initWithWord:@""];
    if ([identifier isEqualToString:@"inherited"]) return [[Inherited alloc] init];
    return nil;
}
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[List new]];
    navigation.restorationIdentifier = @"navigation";
    self.window.rootViewController = navigation;
    return YES;
}
@end
@implementation Base
// UIKit's `init` goes on to this one.
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
    self = [super initWithNibName:name bundle:bundle];
    if (self) self.restorationIdentifier = @"named";
    return self;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.word forKey:@"word"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.word = [coder decodeObjectOfClass:[NSString class] forKey:@"word"];
}
@end
@implementation Named
- (instancetype)initWithWord:(NSString *)word {
    self = [super init];
    if (self) self.word = word;
    return self;
}
@end
@implementation Chained
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) self.restorationIdentifier = @"chained";
    return self;
}
- (instancetype)initWithWord:(NSString *)word {
    self = [self init];
    if (self) _word = word;
    return self;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.word forKey:@"word"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.word = [coder decodeObjectOfClass:[NSString class] forKey:@"word"];
}
@end
@implementation Inherited
- (instancetype)initWithTitle:(NSString *)title {
    self = [super init];
    if (self) {
        self.title = title;
        self.restorationIdentifier = @"inherited";
    }
    return self;
}
@end
@implementation List
- (instancetype)init {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) self.restorationIdentifier = @"list";
    return self;
}
- (void)show {
    [self.navigationController pushViewController:[[Named alloc] initWithWord:@"a"] animated:YES];
    [self.navigationController pushViewController:[[Chained alloc] initWithWord:@"b"] animated:YES];
    [self.navigationController pushViewController:[[Inherited alloc] initWithTitle:@"c"] animated:YES];
}
@end
