//- AppDelegate.swift
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Home.swift
class Home: UIViewController {}
class Detail: UIViewController {
    var page = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="h1">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <viewController customClass="Home" id="h1" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <view key="view" id="v1">
                        <subviews>
                            <containerView id="c1">
                                <connections>
                                    <segue destination="d1" kind="embed" id="e1"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects>
                <viewController restorationIdentifier="Detail" customClass="Detail" id="d1" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
