//- App.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- ListController.m
@interface ListController : UIViewController <UITableViewDataSource> // expect: missing-model-association
@property (nonatomic) NSMutableArray *threads;
@end
@implementation ListController
- (void)loadView {
    UINib *nib = [UINib nibWithNibName:@"ListController" bundle:nil];
    [nib instantiateWithOwner:self options:nil];
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.threads.count; }
@end
@interface BoardController : ListController
@end
@implementation BoardController
@end
//- ListController.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
            <connections>
                <outlet property="view" destination="v" id="o1"/>
            </connections>
        </placeholder>
        <view id="v">
            <subviews>
                <tableView restorationIdentifier="threads" id="t">
                    <connections>
                        <outlet property="dataSource" destination="-1" id="o2"/>
                    </connections>
                </tableView>
            </subviews>
        </view>
    </objects>
</document>
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="boa-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <viewController storyboardIdentifier="board" useStoryboardIdentifierAsRestorationIdentifier="YES" id="boa-00-con" customClass="BoardController" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
