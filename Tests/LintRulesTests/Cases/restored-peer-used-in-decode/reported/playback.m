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
// Playback begins in a method of another class, whose file says nothing of restoration.
@interface Player : NSObject
@property (strong, nonatomic) AVPlayer *player;
@end
@implementation Player
- (void)startWithAddress:(NSURL *)address {
    self.player = [AVPlayer playerWithURL:address];
    [self begin];
}
- (void)begin {
    [self.player play];
}
@end
//- Episode.m
#import "Player.h"
@interface Episode : UIViewController
@property (copy) NSURL *address;
@property (strong) Player *player;
@end
@implementation Episode
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.address forKey:@"address"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.address = [coder decodeObjectOfClass:[NSURL class] forKey:@"address"];
    [self load:self.address]; // expect: restored-peer-used-in-decode
}
- (void)load:(NSURL *)address {
    [self.player startWithAddress:address];
}
@end
