// A place on earth is no controller.
//- Delegate.swift
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        return true
    }
}
//- Places.swift
class Reader: UIViewController {}
class List: UIViewController {
    var place: CLPlacemark?
    var item: MKMapItem?
    func use(_ place: CLPlacemark, _ item: MKMapItem) {
        self.place = place
        self.item = item
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = item?.name ?? place?.name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(place, forKey: "place")
        coder.encode(item, forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeObject(of: CLPlacemark.self, forKey: "place")
        item = coder.decodeObject(of: MKMapItem.self, forKey: "item")
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
