// The root has no identifier, so nobody below it is asked for what it would encode.
//- Delegate.swift
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Reader.swift
class Reader: UIViewController {
    var peer: Reader?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(peer, forKey: "peer")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        peer = coder.decodeObject(of: Reader.self, forKey: "peer")
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab-01-con">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tabBarController storyboardIdentifier="tabs" id="tab-01-con" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <connections>
                        <segue destination="rea-02-con" kind="relationship" relationship="viewControllers" id="seg-00-abc"/>
                    </connections>
                </tabBarController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController restorationIdentifier="reader" id="rea-02-con" customClass="Reader" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
