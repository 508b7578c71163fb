//- List.swift
// The list is not saved, so nothing comes back above it, and the detail misses nothing then.
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        (window?.rootViewController as? Root)?.blog = "main"
        return true
    }
}
class Root: UIViewController {
    var blog: String!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = blog.uppercased()
    }
}
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Detail)?.blog = restorationIdentifier
    }
}
class Detail: UIViewController {
    var blog: String!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = blog.uppercased()
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="roo-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <viewController storyboardIdentifier="root" restorationIdentifier="root" id="roo-00-con" customClass="Root" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-01-con" kind="presentation" id="seg-00-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController id="lis-01-con" customClass="List" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <connections>
                        <segue destination="det-02-con" kind="presentation" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="det-02-con" customClass="Detail" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
