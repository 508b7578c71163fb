//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- TopicController.m
#import <UIKit/UIKit.h>
@interface TopicController : UIViewController
@property (nonatomic, copy) NSString *topicName;
@end
@implementation TopicController
- (void)choose:(NSString *)name {
    self.topicName = name;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = self.topicName;
    [self addObserver:self forKeyPath:@"topicName" options:0 context:NULL];
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    self.title = [object description];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.topicName forKey:@"topic"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.topicName = [coder decodeObjectOfClass:[NSString class] forKey:@"topic"];
}
@end
