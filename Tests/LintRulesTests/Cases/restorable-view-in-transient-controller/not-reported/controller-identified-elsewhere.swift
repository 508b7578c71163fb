//- List.swift
// The storyboard or an initializer identifies the controller; what is another's is another's matter; somebody encodes it.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(Board.shared.text, forKey: "text") }
}
class List: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "rows"
    }
}
class Menu: UIViewController {
    let table = UITableView()
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "menu"
        table.restorationIdentifier = "table"
    }
    required init?(coder: NSCoder) { nil }
}
class Board: UIViewController {
    static let shared = Board()
    let text = UITextView()
    func show(_ list: List) {
        text.restorationIdentifier = "text"
        list.tableView.restorationIdentifier = "rows of another"
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="lis-01-con">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-01-con" customClass="List" sceneMemberID="viewController">
                    <tableView key="view" restorationIdentifier="rows" id="tab-02-abc"/>
                </tableViewController>
            </objects>
        </scene>
    </scenes>
</document>
