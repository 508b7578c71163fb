//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- DealDetailViewController.h
#import <UIKit/UIKit.h>
@interface Deal : NSObject
@property (copy, nonatomic) NSString *venue;
@end
@interface DealDetailViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *venueLabel;
@property (strong, nonatomic) Deal *deal; // expect: restored-without-dependencies
@end
//- DealDetailViewController.m
#import "DealDetailViewController.h"
@implementation Deal
@end
@implementation DealDetailViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    if (!self.deal) {
        self.venueLabel.text = @"Nothing selected";
        [self.venueLabel setEnabled:NO];
        return;
    }
    self.venueLabel.text = self.deal.venue;
}
@end
//- DealsViewController.m
#import "DealDetailViewController.h"
@interface DealsViewController : UITableViewController
@property (strong, nonatomic) NSArray *deals;
@end
@implementation DealsViewController
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    DealDetailViewController *detail = segue.destinationViewController;
    detail.deal = self.deals[self.tableView.indexPathForSelectedRow.row];
}
@end
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-001">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="Nav" id="nav-00-001" sceneMemberID="viewController"><connections>
      <segue destination="lis-00-002" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController restorationIdentifier="Deals" id="lis-00-002" customClass="DealsViewController" sceneMemberID="viewController"><connections>
      <segue destination="det-00-003" kind="show" identifier="detail" id="r2"/></connections></tableViewController></objects></scene>
    <scene sceneID="s3"><objects><viewController restorationIdentifier="Deal" id="det-00-003" customClass="DealDetailViewController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
