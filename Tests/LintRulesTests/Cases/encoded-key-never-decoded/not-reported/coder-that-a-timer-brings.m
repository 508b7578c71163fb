@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, copy) NSString *game;
@end

@implementation Delegate

- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }

- (void)application:(UIApplication *)application willEncodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.game forKey:@"game"];
}

- (void)application:(UIApplication *)application didDecodeRestorableStateWithCoder:(NSCoder *)coder {
    [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(load:) userInfo:coder repeats:NO];
}

- (void)load:(NSTimer *)timer {
    NSCoder *coder = [timer userInfo];
    self.game = [coder decodeObjectOfClass:[NSString class] forKey:@"game"];
}

@end
