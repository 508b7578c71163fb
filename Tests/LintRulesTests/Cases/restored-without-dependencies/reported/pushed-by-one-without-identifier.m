// The page comes back without the list that pushed it, for the stack encodes it, but what the list handed over does not.
//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- ManualPageViewController.h
#import <UIKit/UIKit.h>
@interface Chapter : NSObject
@property (copy, nonatomic) NSString *heading;
+ (Chapter *)chapterAt:(NSInteger)row;
@end
@interface ManualPageViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *heading;
@property (strong, nonatomic) Chapter *chapter; // expect: restored-without-dependencies
@end
//- ManualPageViewController.m
#import "ManualPageViewController.h"
@implementation ManualPageViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.heading.text = self.chapter.heading;
}
@end
@implementation Chapter
+ (Chapter *)chapterAt:(NSInteger)row { Chapter *chapter = [Chapter new]; chapter.heading = [NSString stringWithFormat:@"%ld", (long)row]; return chapter; }
@end
//- ManualViewController.m
#import "ManualPageViewController.h"
@interface ManualViewController : UITableViewController
@end
@implementation ManualViewController
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    ManualPageViewController *page = (ManualPageViewController *)segue.destinationViewController;
    page.chapter = [Chapter chapterAt:self.tableView.indexPathForSelectedRow.row];
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
      <segue destination="hom-00-002" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController restorationIdentifier="Home" id="hom-00-002" sceneMemberID="viewController"><connections>
      <segue destination="man-00-003" kind="show" identifier="manual" id="r2"/></connections></viewController></objects></scene>
    <scene sceneID="s3"><objects><tableViewController id="man-00-003" customClass="ManualViewController" sceneMemberID="viewController"><connections> <!-- expect: unpreserved-screen -->
      <segue destination="pag-00-004" kind="show" identifier="page" id="r3"/></connections></tableViewController></objects></scene>
    <scene sceneID="s4"><objects><viewController storyboardIdentifier="Page" useStoryboardIdentifierAsRestorationIdentifier="YES" id="pag-00-004" customClass="ManualPageViewController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
