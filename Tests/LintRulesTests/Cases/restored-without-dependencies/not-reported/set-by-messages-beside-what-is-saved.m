// All that the opener sets by messages is saved.
//- App.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Songs.m
@interface Songs : UITableViewController
@property (nonatomic) BOOL isPersonal;
@property (nonatomic) NSString *path;
@end
@implementation Songs
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    Player *player = segue.destinationViewController;
    [player setPath:self.path];
    [player setIsPersonal:self.isPersonal];
}
@end
//- Player.m
@interface Player : UIViewController
@property (nonatomic) NSString *path;
@property (nonatomic, assign) BOOL isPersonal;
@end
@implementation Player
- (IBAction)play {
    [Service play:self.path personal:self.isPersonal];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.path forKey:@"path"];
    [coder encodeBool:self.isPersonal forKey:@"personal"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.path = [coder decodeObjectOfClass:[NSString class] forKey:@"path"];
    self.isPersonal = [coder decodeBoolForKey:@"personal"];
}
@end
