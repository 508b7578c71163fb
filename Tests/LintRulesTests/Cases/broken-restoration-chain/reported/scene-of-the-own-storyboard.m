//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Post.m
@interface Post : UIViewController
@property (copy, nonatomic) NSString *text;
@end
@implementation Post
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.text forKey:@"text"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.text = [coder decodeObjectOfClass:[NSString class] forKey:@"text"];
}
@end
//- Home.m
@interface Home : UIViewController
@end
@implementation Home
- (IBAction)write:(id)sender {
    Post *post = [self.storyboard instantiateViewControllerWithIdentifier:@"post"];
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:post]; // expect: broken-restoration-chain
    [self presentViewController:stack animated:YES completion:nil];
}
@end
//- Old.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s-post">
            <objects>
                <viewController storyboardIdentifier="post" id="post-01" customClass="Post" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="home" kind="relationship" relationship="rootViewController" id="r1"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects>
                <viewController restorationIdentifier="home" id="home" customClass="Home" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s-post">
            <objects>
                <viewController storyboardIdentifier="post" restorationIdentifier="post" id="post-01" customClass="Post" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
