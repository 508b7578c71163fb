//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="split">
    <scenes>
        <scene sceneID="s1"><objects>
            <splitViewController id="split" sceneMemberID="viewController"><connections>
                <segue destination="lists" kind="relationship" relationship="masterViewController" id="a"/>
                <segue destination="details" kind="relationship" relationship="detailViewController" id="b"/>
            </connections></splitViewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <navigationController id="lists" sceneMemberID="viewController"><connections>
                <segue destination="list" kind="relationship" relationship="rootViewController" id="c"/>
            </connections></navigationController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <navigationController id="details" sceneMemberID="viewController"><connections> <!-- expect: broken-restoration-chain -->
                <segue destination="detail" kind="relationship" relationship="rootViewController" id="d"/>
            </connections></navigationController>
        </objects></scene>
        <scene sceneID="s4"><objects><viewController id="list" customClass="List" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s5"><objects>
            <viewController storyboardIdentifier="detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="detail" customClass="Detail" sceneMemberID="viewController"/>
        </objects></scene>
    </scenes>
</document>
//- App.m
@interface Detail : UIViewController
@property (nonatomic, copy) NSString *word;
@end
@implementation Detail
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.word forKey:@"word"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.word = [coder decodeObjectForKey:@"word"];
}
@end
@interface List : UIViewController
@end
@implementation List
// Shown elsewhere, too, but nothing in this app has a root that is saved, and neither has the stack here an identifier.
- (void)show {
    Detail *detail = [self.storyboard instantiateViewControllerWithIdentifier:@"detail"];
    [self.navigationController pushViewController:detail animated:YES]; // expect: broken-restoration-chain
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return YES; } // expect: deprecated-restoration-opt-in
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
@end
