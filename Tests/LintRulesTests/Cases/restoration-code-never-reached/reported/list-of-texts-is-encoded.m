//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [self.window makeKeyAndVisible];
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- FeedViewController.m
#import <UIKit/UIKit.h>
@interface FeedViewController : UIViewController
@property (strong, nonatomic) NSArray<NSString *> *streamIDs;
@end
@implementation FeedViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.streamIDs = @[@"a", @"b"];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.streamIDs forKey:@"streams"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.streamIDs = [coder decodeObjectOfClasses:[NSSet setWithObjects:[NSArray class], [NSString class], nil] forKey:@"streams"]; // expect: decoded-value-unused
}
@end
//- SignUpViewController.m
#import <UIKit/UIKit.h>
@interface SignUpViewController : UIViewController
@property (weak, nonatomic) IBOutlet UITextField *nameField;
@end
@implementation SignUpViewController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: restoration-code-never-reached
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.nameField.text forKey:@"name"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.nameField.text = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
}
@end
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab-00-001">
  <scenes>
    <scene sceneID="s1"><objects><tabBarController restorationIdentifier="Tabs" id="tab-00-001" sceneMemberID="viewController"><connections>
      <segue destination="fee-00-002" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="nav-00-003" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController></objects></scene>
    <scene sceneID="s2"><objects><viewController restorationIdentifier="Feed" id="fee-00-002" customClass="FeedViewController" sceneMemberID="viewController"><connections>
      <segue destination="sig-00-004" kind="show" identifier="signUp" id="r4"/></connections></viewController></objects></scene>
    <scene sceneID="s3"><objects><navigationController id="nav-00-003" sceneMemberID="viewController"><connections> <!-- expect: broken-restoration-chain -->
      <segue destination="abo-00-005" kind="relationship" relationship="rootViewController" id="r3"/></connections></navigationController></objects></scene>
    <scene sceneID="s4"><objects><viewController storyboardIdentifier="SignUp" id="sig-00-004" customClass="SignUpViewController" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s5"><objects><viewController restorationIdentifier="About" id="abo-00-005" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
