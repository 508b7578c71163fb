//- App.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return YES; } // expect: deprecated-restoration-opt-in
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
@end
@interface NSObject (AutoCoding) <NSCoding>
@end
@implementation NSObject (AutoCoding)
- (void)encodeWithCoder:(NSCoder *)coder { }
- (instancetype)initWithCoder:(NSCoder *)coder { return [self init]; }
@end
@interface Thread : NSObject
@property (assign, nonatomic) NSInteger number;
@property (copy, nonatomic) NSString *text;
@end
@implementation Thread
@end
@interface ThreadViewController : UIViewController
@property (strong, nonatomic) Thread *thread;
@end
@implementation ThreadViewController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.thread forKey:@"thread"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSLog(@"%@", [coder decodeObjectForKey:@"thread"]);
}
@end
