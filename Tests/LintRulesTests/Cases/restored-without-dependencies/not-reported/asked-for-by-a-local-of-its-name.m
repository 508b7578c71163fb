// Nobody asks for the property: the local of its name is another thing.
//- App.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Threads.m
@interface Threads : UITableViewController
@property (nonatomic) Post *chosen;
@end
@implementation Threads
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    Reply *reply = segue.destinationViewController;
    reply.board = self.title;
    reply.thread = self.chosen.thread;
    reply.number = self.chosen.number;
}
@end
//- Reply.m
@interface Post : NSObject
@property (nonatomic) NSNumber *thread;
@property (nonatomic) NSNumber *number;
@end
@implementation Post
@end
@interface Reply : UIViewController
@property (nonatomic) NSString *board;
@property (nonatomic) NSNumber *thread;
@property (nonatomic) NSNumber *number;
@end
@implementation Reply
- (IBAction)send {
    NSNumber *thread = [Service threadOf:self.number];
    [Service sendTo:thread number:self.number board:self.board];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.board forKey:@"board"];
    [coder encodeObject:self.number forKey:@"number"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.board = [coder decodeObjectOfClass:[NSString class] forKey:@"board"];
    self.number = [coder decodeObjectOfClass:[NSNumber class] forKey:@"number"];
}
@end
