//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate

- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }

@end

@interface PageController : UIViewController
@property (strong, nonatomic) NSURL *address;
@property (strong, nonatomic) UIWebView *web;
@property (strong, nonatomic) UILabel *label;
@end
@implementation PageController
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.title = self.address.path;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.address forKey:@"address"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.address = [coder decodeObjectOfClass:[NSURL class] forKey:@"address"];
}
@end
@interface ListController : UITableViewController
@property (copy, nonatomic) NSArray *addresses;
@end
@implementation ListController
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:@"open"]) {
        PageController *page = segue.destinationViewController;
        page.address = self.addresses[self.tableView.indexPathForSelectedRow.row];
    }
}
@end
@interface StartController : UIViewController
@end
@implementation StartController
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:@"terms"]) {
        PageController *page = segue.destinationViewController;
        page.address = [NSURL URLWithString:@"http://example.com"];
    }
}
@end
//- Base.lproj/Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
<scenes>
<scene sceneID="s0"><objects>
<navigationController storyboardIdentifier="nav" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController"><connections><segue destination="lis" kind="relationship" relationship="rootViewController" id="r2"/></connections></navigationController>
</objects></scene>
<scene sceneID="s1"><objects>
<tableViewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="lis" customClass="ListController" sceneMemberID="viewController"><connections><segue destination="pag" kind="push" identifier="open" id="s1"/></connections></tableViewController>
</objects></scene>
<scene sceneID="s2"><objects>
<viewController storyboardIdentifier="page" useStoryboardIdentifierAsRestorationIdentifier="YES" id="pag" customClass="PageController" sceneMemberID="viewController"/>
</objects></scene>
<scene sceneID="s3"><objects>
<viewController storyboardIdentifier="start" id="sta" customClass="StartController" sceneMemberID="viewController"/>
</objects></scene>
</scenes>
</document>
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
