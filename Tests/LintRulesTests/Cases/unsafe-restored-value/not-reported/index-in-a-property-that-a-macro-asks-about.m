//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
//- Posts.m
@interface Posts : UITableViewController
@property (nonatomic) NSInteger hidden;
@property (copy, nonatomic) NSArray *posts;
@end
#define IF_FITS(i, list, what) do { if ((i) >= 0 && (i) < (NSInteger)(list).count) { what; } } while (0)
@implementation Posts
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.hidden forKey:@"hidden"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.hidden = [coder decodeIntegerForKey:@"hidden"];
    IF_FITS(self.hidden, self.posts, self.title = self.posts[self.hidden]);
}
@end
