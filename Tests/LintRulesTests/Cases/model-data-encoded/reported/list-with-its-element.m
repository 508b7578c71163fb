//- A.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Job : NSObject <NSSecureCoding>
@property (copy) NSString *key;
@end
@implementation Job
+ (BOOL)supportsSecureCoding { return YES; }
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:self.key forKey:@"key"]; }
- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [self init])) { _key = [coder decodeObjectOfClass:[NSString class] forKey:@"key"]; }
    return self;
}
@end
@interface Grid : UICollectionViewController
@property (nonatomic, strong) NSArray<Job *> *jobs;
@end
@implementation Grid
- (void)awakeFromNib {
    [super awakeFromNib];
    self.restorationIdentifier = @"grid";
}
- (void)collectionView:(UICollectionView *)view didSelectItemAtIndexPath:(NSIndexPath *)path {
    Job *job = [_jobs objectAtIndex:path.row];
    self.title = job.key;
}
- (void)add {
    Job *job = [[Job alloc] init];
    self.jobs = @[job];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.jobs forKey:@"jobs"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSSet *classes = [NSSet setWithObjects:[NSArray class], [Job class], nil];
    self.jobs = [[coder decodeObjectOfClasses:classes forKey:@"jobs"] copy];
}
@end
