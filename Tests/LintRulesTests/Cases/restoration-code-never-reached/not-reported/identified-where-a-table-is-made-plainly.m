@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder {
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
    return [super init];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"title"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.title = [coder decodeObjectForKey:@"title"];
}
@end
@interface List : UIViewController
@end
@implementation List
- (void)show:(id<Presenter>)presenter {
    [self.navigationController pushViewController:[[Details alloc] initWithPresenter:presenter] animated:YES];
}
@end
