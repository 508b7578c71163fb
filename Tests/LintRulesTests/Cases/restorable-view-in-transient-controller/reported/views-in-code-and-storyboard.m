//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@interface List : UITableViewController
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@implementation List
- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.restorationIdentifier = @"rows"; // expect: restorable-view-in-transient-controller
}
@end
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="lis-01-con">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController id="lis-01-con" customClass="List" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController id="not-02-con" sceneMemberID="viewController">
                    <view key="view" id="vie-05-abc">
                        <subviews>
                            <textView restorationIdentifier="text" id="tex-06-abc"/> <!-- expect: restorable-view-in-transient-controller -->
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
