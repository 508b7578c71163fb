//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-01-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="" useStoryboardIdentifierAsRestorationIdentifier="YES" id="rea-02-con" sceneMemberID="viewController"/> <!-- expect: storyboard-controller-not-instantiable -->
            </objects>
        </scene>
    </scenes>
</document>
