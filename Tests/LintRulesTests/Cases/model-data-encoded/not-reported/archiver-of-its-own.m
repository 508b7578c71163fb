//- Player.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Track : NSObject <NSSecureCoding>
@property (nonatomic, copy) NSString *name;
@end
@implementation Track
+ (BOOL)supportsSecureCoding { return YES; }
- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super init];
    if (self) { _name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"]; }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:self.name forKey:@"name"]; }
@end
@interface Player : UIViewController
@property (nonatomic, strong) Track *track;
@property (nonatomic, copy) NSString *name;
@end
@implementation Player
- (void)awakeFromNib {
    [super awakeFromNib];
    self.restorationIdentifier = @"player";
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[NSKeyedArchiver alloc] initForWritingWithMutableData:data];
    [archiver encodeObject:self.track.name forKey:@"track"];
    [archiver finishEncoding];
    [coder encodeObject:data forKey:@"data"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSData *data = [coder decodeObjectOfClass:[NSData class] forKey:@"data"];
    NSKeyedUnarchiver *unarchiver = [[NSKeyedUnarchiver alloc] initForReadingWithData:data];
    self.track.name = [unarchiver decodeObjectOfClass:[NSString class] forKey:@"track"];
}
@end
