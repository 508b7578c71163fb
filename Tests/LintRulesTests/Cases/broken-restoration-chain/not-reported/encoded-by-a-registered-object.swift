// What is registered with the application is asked, and keeps the reader.
//- Delegate.swift
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    let keeper = Keeper()
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UIApplication.registerObject(forStateRestoration: keeper, restorationIdentifier: "keeper")
        return true
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(keeper, forKey: "keeper")
    }
}
//- Reader.swift
class Reader: UIViewController {}
class Keeper: NSObject, UIStateRestoring {
    var reader: Reader?
    func encodeRestorableState(with coder: NSCoder) {
        coder.encode(reader, forKey: "reader")
    }
    func decodeRestorableState(with coder: NSCoder) {
        reader = coder.decodeObject(of: Reader.self, forKey: "reader")
    }
}
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
