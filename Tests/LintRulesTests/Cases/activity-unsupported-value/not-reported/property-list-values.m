@interface Editor : UIViewController
@property (nonatomic) NSString *name;
@end
@implementation Editor
- (void)updateUserActivityState:(NSUserActivity *)activity {
    [super updateUserActivityState:activity];
    [activity addUserInfoEntriesFromDictionary:@{@"name": self.name, @"page": @3}];
}
@end
