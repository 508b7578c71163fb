//- Delegate.swift
// Whoever shows it knows no more than that it takes a route.
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
//- Routable.swift
protocol Routable: AnyObject {
    func prepareContent(for route: Route)
}
extension UIViewController {
    func prepare(_ destination: UIViewController, for route: Route) {
        if let routable = destination as? Routable { routable.prepareContent(for: route) }
    }
}
//- List.swift
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepare(segue.destination, for: .folder(Folder()))
    }
}
//- Detail.swift
class Detail: UIViewController, Routable {
    private var contents: Contents! // expect: restored-without-dependencies
    func prepareContent(for route: Route) {
        guard case .folder(let folder) = route else { return }
        contents = Contents(folder: folder)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = contents.folder.name
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
