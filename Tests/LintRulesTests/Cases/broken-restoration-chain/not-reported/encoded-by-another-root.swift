// A second root has an identifier, and keeps the reader, or what it shows of a protocol, or a player out of sight.
//- Delegate.swift
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    var other: UIWindow?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        other = UIWindow()
        other?.rootViewController = Desk()
        return true
    }
}
//- Reader.swift
class Reader: UIViewController {}
class Desk: UIViewController {
    var reader: Reader?
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        restorationIdentifier = "desk"
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(reader, forKey: "reader")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
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
