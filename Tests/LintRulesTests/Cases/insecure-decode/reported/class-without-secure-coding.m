//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Place.m
@interface Place : NSObject <NSCoding>
@property NSInteger page;
@end
@implementation Place
- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super init];
    _page = [coder decodeIntegerForKey:@"page"];
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeInteger:_page forKey:@"page"];
}
@end
//- Reader.m
@interface Reader : UIViewController
@property (nonatomic, strong) id state;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.state forKey:@"place"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.state = [coder decodeObjectOfClass:[Place class] forKey:@"place"]; // expect: insecure-decode
}
@end
