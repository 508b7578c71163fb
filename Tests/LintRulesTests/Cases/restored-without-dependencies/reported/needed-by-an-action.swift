//- List.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Course {
    var name = ""
    var address = ""
}

class List: UITableViewController {
    var courses: [Course] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? Detail, let path = tableView.indexPathForSelectedRow else { return }
        detail.course = courses[path.row]
        detail.teacher = courses[path.row].address
        detail.number = path.row + 1
        detail.heading = courses[path.row].name
    }
}

class Detail: UIViewController {
    var course: Course? // expect: restored-without-dependencies
    var teacher: String! // expect: restored-without-dependencies
    var number: Int? // expect: restored-without-dependencies
    var heading: String? // expect: restored-without-dependencies
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var numberLabel: UILabel!
    @IBOutlet var headingLabel: UILabel! {
        didSet {
            headingLabel.text = heading
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let number = number {
            numberLabel.text = String(number)
        }
    }

    @IBAction func share(_ sender: UIButton) {
        sender.isEnabled = false
        guard let course = course else { return }
        let activity = UIActivityViewController(activityItems: [course.name], applicationActivities: nil)
        present(activity, animated: true)
    }

    @IBAction func call(_ sender: UIButton) {
        title = teacher.uppercased()
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
