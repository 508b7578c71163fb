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
static void CutHidden(Posts *screen) {
    NSInteger last = (NSInteger)screen.posts.count - 1;
    screen.hidden = MAX(0, MIN(screen.hidden, last));
    if (last < 0) {
        screen.posts = @[@""];
    }
}
@implementation Posts
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.hidden forKey:@"hidden"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.hidden = [coder decodeIntegerForKey:@"hidden"];
    CutHidden(self);
    self.title = self.posts[self.hidden];
}
@end
