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
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="n1">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <navigationController id="n1" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <connections>
                        <segue destination="x1" kind="unwind" unwindAction="back:" id="u1"/>
                        <segue destination="r1" kind="relationship" relationship="rootViewController" id="e1"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects>
                <viewControllerPlaceholder storyboardName="Detail" id="r1" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Detail.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="d1">
    <scenes>
        <scene sceneID="s2">
            <objects>
                <viewController restorationIdentifier="Detail" customClass="Detail" id="d1" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
