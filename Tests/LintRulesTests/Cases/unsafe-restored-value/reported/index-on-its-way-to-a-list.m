@interface Catalog : UITableViewController
@property (copy, nonatomic) NSArray<NSString *> *titles;
- (void)openItem:(NSInteger)item;
@end
@implementation Catalog
- (void)openItem:(NSInteger)item {
    self.title = self.titles[item]; // expect: unsafe-restored-value
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) Catalog *catalog;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    [self showActivity:session.stateRestorationActivity];
}
- (void)showActivity:(NSUserActivity *)activity {
    [self showItem:activity.userInfo[@"item"]];
}
- (void)showItem:(NSNumber *)item {
    [self.catalog openItem:item.integerValue];
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"catalog"];
    activity.userInfo = @{ @"item" : @([self.catalog.titles indexOfObject:self.catalog.title]) };
    return activity;
}
@end
