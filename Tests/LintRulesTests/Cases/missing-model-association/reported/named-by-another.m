//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="list">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <tableViewController id="list" customClass="List" restorationIdentifier="list" sceneMemberID="viewController">
                    <tableView key="view" restorationIdentifier="pads" id="t1">
                        <connections>
                            <outlet property="dataSource" destination="rows" id="o1"/>
                            <outlet property="delegate" destination="list" id="o2"/>
                        </connections>
                    </tableView>
                </tableViewController>
                <customObject id="rows" customClass="Rows"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
//- Rows.h
@interface Rows : NSObject <UITableViewDataSource> // expect: missing-model-association
@property (nonatomic, strong) NSArray *pads;
@end
//- Rows.m
@implementation Rows
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.pads.count;
}
@end
//- List.m
@interface List : UITableViewController <UIDataSourceModelAssociation>
@property (nonatomic, strong) IBOutlet Rows *rows;
@end
@implementation List
- (NSString *)modelIdentifierForElementAtIndexPath:(NSIndexPath *)path inView:(UIView *)view {
    return self.rows.pads[path.row];
}
- (NSIndexPath *)indexPathForElementWithModelIdentifier:(NSString *)identifier inView:(UIView *)view {
    return [NSIndexPath indexPathForRow:[self.rows.pads indexOfObject:identifier] inSection:0];
}
@end
