//- AppDelegate.m
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- List.m
@class Detail;
@interface List : UITableViewController // expect: missing-model-association
@property (nonatomic, copy) NSArray *items;
@end
@implementation List
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.items.count; }
- (void)fill:(Detail *)detail {
    detail.dataSource = self;
}
@end
//- Detail.m
@interface Detail : UIViewController
@property (nonatomic, weak) List *dataSource;
@end
@implementation Detail
@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="A">
  <scenes><scene sceneID="2"><objects><tableViewController restorationIdentifier="list" id="A" customClass="List" sceneMemberID="viewController"><tableView key="view" restorationIdentifier="table" dataMode="prototypes" id="T"><connections><outlet property="dataSource" destination="A" id="o"/></connections></tableView></tableViewController></objects></scene></scenes>
</document>
