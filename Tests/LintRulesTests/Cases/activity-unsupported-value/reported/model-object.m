@interface Draft : NSObject
@end
@interface Editor : UIViewController
@property (nonatomic) Draft *draft;
@end
@implementation Editor
- (void)updateUserActivityState:(NSUserActivity *)activity {
    [super updateUserActivityState:activity];
    NSDictionary *info = @{@"draft": self.draft}; // expect: activity-unsupported-value
    [activity addUserInfoEntriesFromDictionary:info];
}
@end
