// A list that is nil has no elements, and none of those of a list that is there is nil.
@interface Browser : UIViewController
@property (nonatomic) NSMutableArray *names;
@property (nonatomic) NSMutableSet *seen;
@end
@implementation Browser
- (instancetype)init {
    if ((self = [super init])) { self.restorationIdentifier = @"browser"; }
    return self;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.names forKey:@"names"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    for (NSString *name in [coder decodeObjectOfClasses:[NSSet setWithObjects:[NSArray class], [NSString class], nil] forKey:@"names"]) {
        [self.names addObject:name];
        [self note:name];
    }
}
- (void)note:(NSString *)name {
    [self.seen addObject:name];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
