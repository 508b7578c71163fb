// What the opener sets by messages is not saved beside the path and the title, whatever the screen does without it.
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
@property (nonatomic) NSString *heading;
@end
@implementation Songs
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    Player *player = segue.destinationViewController;
    [player setPath:self.path];
    [player setHeading:self.heading];
    [player setIsPersonal:self.isPersonal];
}
@end
//- Player.m
@interface Player : UIViewController
@property (nonatomic) NSString *path;
@property (nonatomic) NSString *heading;
@property (nonatomic, assign) BOOL isPersonal; // expect: restored-without-dependencies
@end
@implementation Player
- (IBAction)play {
    [Service play:self.path personal:self.isPersonal];
    self.navigationItem.title = self.heading;
    self.navigationItem.prompt = self.isPersonal ? @"Mine" : @"Song";
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.path forKey:@"path"];
    [coder encodeObject:self.heading forKey:@"heading"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.path = [coder decodeObjectOfClass:[NSString class] forKey:@"path"];
    self.heading = [coder decodeObjectOfClass:[NSString class] forKey:@"heading"];
}
@end
