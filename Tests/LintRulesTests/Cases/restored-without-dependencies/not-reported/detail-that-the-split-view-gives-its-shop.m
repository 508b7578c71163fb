// The detail gets at launch what nobody saves, by a property of the split view and by a method.
//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    ((Split *)self.window.rootViewController).shop = [[Shop alloc] init];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- DealDetailViewController.h
#import <UIKit/UIKit.h>
@interface Shop : NSObject
- (void)order:(NSString *)name;
@end
@interface DealDetailViewController : UIViewController
@property (copy, nonatomic) NSString *name;
@property (strong, nonatomic) Shop *shop;
@property (weak, nonatomic) IBOutlet UILabel *label;
@end
//- DealDetailViewController.m
#import "DealDetailViewController.h"
@implementation DealDetailViewController
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.label.text = self.name;
}
- (IBAction)order:(id)sender {
    [self.shop order:self.name];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.name forKey:@"name"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
}
@end
//- Split.h
#import "DealDetailViewController.h"
@interface Split : UISplitViewController
@property (strong, nonatomic) Shop *shop;
@end
//- Split.m
#import "Split.h"
@implementation Split
- (void)setShop:(Shop *)shop {
    _shop = shop;
    [self handOver];
}
- (void)handOver {
    UINavigationController *navigation = (UINavigationController *)self.viewControllers.lastObject;
    ((DealDetailViewController *)navigation.viewControllers.firstObject).shop = self.shop;
}
@end
//- DealsViewController.m
#import "DealDetailViewController.h"
@interface DealsViewController : UITableViewController
@property (copy, nonatomic) NSArray *names;
@property (strong, nonatomic) Shop *shop;
@end
@implementation DealsViewController
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([[segue identifier] isEqualToString:@"detail"]) {
        DealDetailViewController *controller = (DealDetailViewController *)[[segue destinationViewController] topViewController];
        controller.name = self.names[self.tableView.indexPathForSelectedRow.row];
        controller.shop = self.shop;
    }
}
@end
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="spl-00-001">
  <scenes>
    <scene sceneID="s1"><objects><splitViewController customClass="Split" restorationIdentifier="Split" id="spl-00-001" sceneMemberID="viewController"><connections>
      <segue destination="nav-00-002" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="nav-00-003" kind="relationship" relationship="detailViewController" id="r2"/></connections></splitViewController></objects></scene>
    <scene sceneID="s2"><objects><navigationController restorationIdentifier="MasterNav" id="nav-00-002" sceneMemberID="viewController"><connections>
      <segue destination="lis-00-002" kind="relationship" relationship="rootViewController" id="r3"/></connections></navigationController></objects></scene>
    <scene sceneID="s3"><objects><tableViewController restorationIdentifier="Deals" id="lis-00-002" customClass="DealsViewController" sceneMemberID="viewController"><connections>
      <segue destination="nav-00-003" kind="showDetail" identifier="detail" id="r4"/></connections></tableViewController></objects></scene>
    <scene sceneID="s4"><objects><navigationController restorationIdentifier="DetailNav" id="nav-00-003" sceneMemberID="viewController"><connections>
      <segue destination="det-00-003" kind="relationship" relationship="rootViewController" id="r5"/></connections></navigationController></objects></scene>
    <scene sceneID="s5"><objects><viewController restorationIdentifier="Deal" id="det-00-003" customClass="DealDetailViewController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
