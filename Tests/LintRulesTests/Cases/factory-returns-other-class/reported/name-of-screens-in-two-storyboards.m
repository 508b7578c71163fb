//- Delegate.m
#import <UIKit/UIKit.h>
@interface BookScreen : UIViewController
@end
@implementation BookScreen
@end
@interface OrderScreen : UIViewController
@end
@implementation OrderScreen
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (UIViewController *)application:(UIApplication *)application
    viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    if ([[path lastObject] isEqualToString:@"Detail"]) {
        UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Books" bundle:nil];
        return [storyboard instantiateViewControllerWithIdentifier:@"Detail"]; // expect: factory-returns-other-class
    }
    return nil;
}
@end
//- Books.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Books-nav">
    <scenes>
        <scene sceneID="Books-1">
            <objects>
                <navigationController restorationIdentifier="BooksNavigation" id="Books-nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="Books-detail" kind="relationship" relationship="rootViewController" id="Books-segue"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="Books-2">
            <objects>
                <viewController storyboardIdentifier="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="Books-detail" customClass="BookScreen" sceneMemberID="viewController">
                    <view key="view" id="Books-view"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
//- Orders.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Orders-nav">
    <scenes>
        <scene sceneID="Orders-1">
            <objects>
                <navigationController restorationIdentifier="OrdersNavigation" id="Orders-nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="Orders-detail" kind="relationship" relationship="rootViewController" id="Orders-segue"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="Orders-2">
            <objects>
                <viewController storyboardIdentifier="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="Orders-detail" customClass="OrderScreen" sceneMemberID="viewController">
                    <view key="view" id="Orders-view"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
