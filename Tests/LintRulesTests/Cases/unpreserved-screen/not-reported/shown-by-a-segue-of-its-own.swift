// What shows it is laid over the screen by a segue of its own, or stands beside it.
//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Shop: UIViewController {}
final class Offers: UITableViewController {}
final class Offer: UIViewController {}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <navigationController restorationIdentifier="navigation" id="nav-00-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="sho-01-con" kind="relationship" relationship="rootViewController" id="seg-00-abc"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <viewController restorationIdentifier="shop" id="sho-01-con" customClass="Shop" sceneMemberID="viewController">
                    <view key="view" id="vie-01-con">
                        <subviews>
                            <button id="con-01-vie">
                                <connections>
                                    <segue destination="off-02-con" kind="custom" customClass="Beside" id="seg-01-abc"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <tableViewController id="off-02-con" customClass="Offers" sceneMemberID="viewController">
                    <connections>
                        <segue destination="off-03-con" kind="show" id="seg-02-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <viewController id="off-03-con" customClass="Offer" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
