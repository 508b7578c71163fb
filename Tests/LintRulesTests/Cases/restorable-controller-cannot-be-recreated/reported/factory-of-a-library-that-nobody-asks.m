//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="drawer">
    <scenes>
        <scene sceneID="one">
            <objects>
                <viewController id="drawer" customClass="DrawerController" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- DrawerController.m
#import <UIKit/UIKit.h>
@interface DrawerController : UIViewController <UIViewControllerRestoration>
@end
@implementation DrawerController
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { // expect: restorable-controller-cannot-be-recreated
    DrawerController *drawer = nil;
    UIStoryboard *storyboard = [coder decodeObjectForKey:UIStateRestorationViewControllerStoryboardKey];
    if (storyboard) {
        drawer = (DrawerController *)[storyboard instantiateViewControllerWithIdentifier:@"DrawerController"];
        drawer.restorationIdentifier = path.lastObject;
        drawer.restorationClass = [DrawerController class];
    }
    return drawer;
}
@end
