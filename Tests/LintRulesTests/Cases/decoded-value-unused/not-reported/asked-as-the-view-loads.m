//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- TopicController.h
#import <UIKit/UIKit.h>
@interface TopicController : UIViewController
@property (nonatomic, copy) NSString *topicName;
@end
//- TopicController.m
#import "TopicController.h"
@implementation TopicController
- (void)setTopicName:(NSString *)topicName {
    _topicName = [topicName copy];
    [self configureView];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    [self configureView];
}
- (void)configureView {
    if (self.topicName) {
        self.title = self.topicName;
    }
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
//- ListController.m
#import "TopicController.h"
@interface ListController : UITableViewController
@end
@implementation ListController
- (void)open:(NSString *)name {
    TopicController *topic = [[UIStoryboard storyboardWithName:@"Topics" bundle:nil] instantiateViewControllerWithIdentifier:@"topic"];
    topic.topicName = name;
    [self.navigationController pushViewController:topic animated:YES];
}
@end
