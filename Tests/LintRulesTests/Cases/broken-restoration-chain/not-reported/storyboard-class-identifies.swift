//- Stack.swift
// The class of the container identifies its objects; what somebody encodes is preserved all the same; the third container may be
// the one that code finds in the window.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        (window?.rootViewController as? UITabBarController)?.restorationIdentifier = "tabs"
        return true
    }
}
final class Stack: UINavigationController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        restorationIdentifier = "stack"
    }
}
final class Host: UIViewController {
    weak var detail: Detail?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(detail, forKey: "detail")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        detail = coder.decodeObject(forKey: "detail") as? Detail
    }
}
final class Detail: UIViewController {}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab-01-bar">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tabBarController id="tab-01-bar" sceneMemberID="viewController">
                    <connections>
                        <segue destination="nav-02-con" kind="relationship" relationship="viewControllers" id="g01-ab-cde"/>
                        <segue destination="hos-04-con" kind="relationship" relationship="viewControllers" id="g02-ab-cde"/>
                    </connections>
                </tabBarController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <navigationController id="nav-02-con" customClass="Stack" customModule="Demo" customModuleProvider="target" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-03-con" kind="relationship" relationship="rootViewController" id="g03-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-03-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s04-ab-cde">
            <objects>
                <viewController restorationIdentifier="host" id="hos-04-con" customClass="Host" sceneMemberID="viewController">
                    <view key="view" id="vie-05-abc">
                        <subviews>
                            <containerView id="con-06-abc">
                                <connections>
                                    <segue destination="det-07-ail" kind="embed" id="g04-ab-cde"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s05-ab-cde">
            <objects>
                <viewController restorationIdentifier="detail" id="det-07-ail" customClass="Detail" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
