//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate> // expect: restoration-opt-in-incomplete
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    return YES;
}
@end
//- Reader.m
#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@property (nonatomic) NSInteger page;
- (IBAction)turn:(id)sender;
@end
@implementation Reader
- (IBAction)turn:(id)sender {
    self.page += 1;
    self.title = [NSString stringWithFormat:@"%ld", (long)self.page];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="rea-00-001">
  <scenes>
    <scene sceneID="s1"><objects><viewController id="rea-00-001" customClass="Reader" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
