@interface Filter : NSObject <UIStateRestoring, UIObjectRestoration>
@property (nonatomic) NSString *name;
@end
@implementation Filter
- (Class<UIObjectRestoration>)objectRestorationClass {
    return [self class];
}
+ (id<UIStateRestoring>)objectWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Filter *filter = [[Filter alloc] init];
    filter.name = path.lastObject;
    [UIApplication registerObjectForStateRestoration:filter restorationIdentifier:filter.name];
    return filter;
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
