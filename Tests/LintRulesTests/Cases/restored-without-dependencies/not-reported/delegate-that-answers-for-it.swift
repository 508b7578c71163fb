//- List.swift
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        switch path.last {
        case "stack": return window?.rootViewController
        case "folder":
            let folder = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "folder") as? Folder
            folder?.course = "course"
            return folder
        default: return nil
        }
    }
}

class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let folder = segue.destination as? Folder else { return }
        folder.course = "course"
    }
}

class Folder: UIViewController {
    var course: String!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = course.uppercased()
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>UIMainStoryboardFile</key>
    <string>Main</string>
</dict>
</plist>
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav-00-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-01-con" kind="relationship" relationship="rootViewController" id="seg-00-abc"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-01-con" customClass="List" sceneMemberID="viewController">
                    <connections>
                        <segue destination="fol-02-con" kind="show" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="folder" restorationIdentifier="folder" id="fol-02-con" customClass="Folder" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
