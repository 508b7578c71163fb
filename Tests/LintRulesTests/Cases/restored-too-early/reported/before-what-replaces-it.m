// Restoring the day shows it from the morning on, and the hour is lost that was restored before.
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Calendar : UIViewController
@property (nonatomic) NSInteger hour;
@property (nonatomic) NSInteger day;
@end
@implementation Calendar
- (void)setDay:(NSInteger)day {
    _day = day;
    self.hour = 8;
    [self.view setNeedsDisplay];
}
- (IBAction)later:(id)sender {
    self.hour += 1;
    [self.view setNeedsDisplay];
}
- (IBAction)tomorrow:(id)sender {
    self.day += 1;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.hour forKey:@"hour"];
    [coder encodeInteger:self.day forKey:@"day"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.hour = [coder decodeIntegerForKey:@"hour"];
    self.day = [coder decodeIntegerForKey:@"day"]; // expect: restored-too-early
    self.title = [NSString stringWithFormat:@"%ld %ld", (long)self.day, (long)self.hour];
}
@end
