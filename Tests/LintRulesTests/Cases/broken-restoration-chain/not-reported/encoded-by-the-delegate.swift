// The delegate is asked, whatever the root is.
//- Delegate.swift
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    var reader: Reader?
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(reader, forKey: "reader")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        reader = coder.decodeObject(of: Reader.self, forKey: "reader")
    }
}
//- Reader.swift
class Reader: UIViewController {}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab-01-con">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tabBarController storyboardIdentifier="tabs" id="tab-01-con" sceneMemberID="viewController">
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
