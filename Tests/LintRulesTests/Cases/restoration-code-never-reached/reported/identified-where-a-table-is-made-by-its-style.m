@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
@protocol Presenter
@end
@interface Details : UITableViewController
- (instancetype)initWithPresenter:(id<Presenter>)presenter;
@end
@implementation Details
- (instancetype)init {
    return [self initWithStyle:UITableViewStyleGrouped];
}
- (instancetype)initWithStyle:(UITableViewStyle)style {
    self = [super initWithStyle:style];
    if (self) {
        self.restorationIdentifier = @"details";
    }
    return self;
}
- (instancetype)initWithPresenter:(id<Presenter>)presenter {
    return [super initWithStyle:UITableViewStyleGrouped];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: restoration-code-never-reached
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"title"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
}
@end
@interface List : UIViewController
@end
@implementation List
- (void)show:(id<Presenter>)presenter {
    [self.navigationController pushViewController:[[Details alloc] initWithPresenter:presenter] animated:YES];
}
@end
