//- Delegate.swift
// A method that decoding calls too, which comes too late for a view that is loaded.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Folder.swift
final class Folder: NSObject {
    var name = ""
    static func fetch(_ name: String) -> Folder? { nil }
}
struct Contents {
    let folder: Folder
}
enum Route {
    case folder(Folder), home
}
//- List.swift
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Detail)?.prepareContent(for: .folder(Folder()))
    }
}
//- Detail.swift
class Detail: UIViewController {
    private var contents: Contents! // expect: restored-without-dependencies
    func prepareContent(for route: Route) {
        guard case .folder(let folder) = route else { return }
        contents = Contents(folder: folder)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = contents.folder.name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contents.folder.name, forKey: "folder")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let name = coder.decodeObject(of: NSString.self, forKey: "folder"), let folder = Folder.fetch(name as String) {
            prepareContent(for: .folder(folder))
        }
    }
}
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
                        <segue destination="det-02-con" kind="show" id="seg-01-abc"/>
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
