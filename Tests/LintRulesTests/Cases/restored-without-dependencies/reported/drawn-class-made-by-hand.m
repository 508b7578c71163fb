//- App.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface List : UITableViewController
@end
@implementation List
@end
@interface Detail : UIViewController <UIViewControllerRestoration>
@property (weak, nonatomic) IBOutlet UILabel *label;
@end
@implementation Detail
- (void)viewDidLoad {
    [super viewDidLoad];
    self.restorationClass = [self class];
    self.label.text = @"0";
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Detail *detail = [[Detail alloc] init]; // expect: restored-without-dependencies
    detail.restorationIdentifier = [path lastObject];
    return detail;
}
@end
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav-00-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-01-con" kind="relationship" relationship="rootViewController" id="seg-00-abc"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-01-con" customClass="List" sceneMemberID="viewController">
                    <connections>
                        <segue destination="det-02-con" kind="show" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="detail" restorationIdentifier="detail" id="det-02-con" customClass="Detail" sceneMemberID="viewController">
                    <view key="view" id="vie-02-con">
                        <subviews>
                            <label id="lab-02-con"/>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="label" destination="lab-02-con" id="out-02-con"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
