//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- pagePost.m
@interface pagePost : UIViewController
@property (copy, nonatomic) NSString *text;
@end
@implementation pagePost
- (instancetype)init {
    self = [super init];
    if (self) {
    }
    return self;
}
@end
//- Home.m
@interface Home : UIViewController
@end
@implementation Home
- (IBAction)write:(id)sender {
    pagePost *post = [pagePost new];
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:post];
    [self presentViewController:stack animated:YES completion:nil];
}
@end
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
    </scenes>
</document>
