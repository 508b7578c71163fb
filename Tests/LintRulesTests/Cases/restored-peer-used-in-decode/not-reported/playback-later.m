//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Player.m
@interface Player : NSObject
@property (strong, nonatomic) AVPlayer *player;
@property (copy, nonatomic) NSURL *address;
@end
@implementation Player
- (void)prepareWithAddress:(NSURL *)address {
    self.address = address;
    self.player = [AVPlayer playerWithURL:address];
}
- (void)begin {
    [self.player play];
}
@end
//- Episode.m
// It is prepared, and played once all is decoded.
@interface Episode : UIViewController
@property (copy) NSURL *address;
@property (strong) Player *player;
@property (assign) BOOL isReady;
@end
@implementation Episode
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.address forKey:@"address"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.address = [coder decodeObjectOfClass:[NSURL class] forKey:@"address"];
    [self.player prepareWithAddress:self.address];
    [self playIfReady];
    [self.address.pathComponents enumerateObjectsUsingBlock:^(NSString *part, NSUInteger index, BOOL *stop) {
        self.title = part;
    }];
}
- (void)playIfReady {
    if (!self.isReady) return;
    [self.player begin];
}
- (void)applicationFinishedRestoringState {
    [super applicationFinishedRestoringState];
    self.isReady = YES;
    [self.player begin];
}
@end
