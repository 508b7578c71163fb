//- List.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Course {
    var name = ""
}

class List: UITableViewController {
    var courses: [Course] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? Detail, let path = tableView.indexPathForSelectedRow else { return }
        detail.course = courses[path.row]
        detail.visits = path.row
    }
}

/// What shows the course has a key of its own, and an action has another way where it is not there.
class Detail: UIViewController {
    var course: Course?
    var visits: Int?
    @IBOutlet var nameLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = course?.name
    }

    @IBAction func share(_ sender: UIButton) {
        guard let course = course else {
            present(UIActivityViewController(activityItems: [nameLabel.text ?? ""], applicationActivities: nil), animated: true)
            return
        }
        present(UIActivityViewController(activityItems: [course.name], applicationActivities: nil), animated: true)
    }

    @IBAction func count(_ sender: UIButton) {
        title = String((visits ?? 0) + 1)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(nameLabel.text, forKey: "name")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        nameLabel.text = coder.decodeObject(of: NSString.self, forKey: "name") as String?
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
                        <segue destination="det-02-con" kind="show" identifier="show" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="detail" restorationIdentifier="detail" id="det-02-con" customClass="Detail" sceneMemberID="viewController">
                    <view key="view" id="vie-02-abc"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
