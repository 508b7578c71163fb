//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- ListController.m
#import "TopicController.h"
@interface ListController : UITableViewController
@end
@implementation ListController
- (void)open:(NSString *)name {
    TopicController *topic = [self.storyboard instantiateViewControllerWithIdentifier:@"topic"];
    topic.topicName = name;
    [self.navigationController pushViewController:topic animated:YES];
}
@end
//- TopicController.h
#import <UIKit/UIKit.h>
@interface TopicController : UIViewController
@property (nonatomic, copy) NSString *topicName;
@property (nonatomic, copy) NSString *heading;
@end
//- TopicController.m
#import "TopicController.h"
#define HEADLINE [NSString stringWithFormat:@"topic %@", self.heading]
@implementation TopicController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = self.topicName;
}
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.title = HEADLINE;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.topicName forKey:@"topic"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.topicName = [coder decodeObjectOfClass:[NSString class] forKey:@"topic"]; // expect: decoded-value-unused
}
@end
