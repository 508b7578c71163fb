//- AppDelegate.m
// What a drawn screen on the stack encodes is of unknown type, and nobody asks that screen.
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
//- Post.m
#import <UIKit/UIKit.h>
@interface Post : UIViewController
@property (strong, nonatomic) NSMutableArray *pictures;
@property (strong, nonatomic) id opener;
@end
@implementation Post
- (void)viewDidLoad {
    [super viewDidLoad];
    self.opener = self.navigationController.viewControllers.firstObject;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.pictures forKey:@"pictures"];
    [coder encodeObject:self.opener forKey:@"opener"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.pictures = [coder decodeObjectOfClass:[NSMutableArray class] forKey:@"pictures"];
    self.opener = [coder decodeObjectOfClass:[UIViewController class] forKey:@"opener"];
}
@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-001">
  <scenes>
    <scene sceneID="s1"><objects><navigationController id="nav-00-001" sceneMemberID="viewController"> // expect: broken-restoration-chain
      <connections><segue destination="lis-00-001" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController restorationIdentifier="list" id="lis-00-001" sceneMemberID="viewController">
      <connections><segue destination="pos-00-001" kind="show" id="r2"/></connections>
    </tableViewController></objects></scene>
    <scene sceneID="s3"><objects><viewController restorationIdentifier="post" id="pos-00-001" customClass="Post" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
