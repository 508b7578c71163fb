// What the screen loads with takes nil.
//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let list = List(style: .plain)
        list.restorationIdentifier = "list"
        let navigation = UINavigationController(rootViewController: list)
        navigation.restorationIdentifier = "navigation"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Service.swift
struct Folder {
    let name: String
}
final class Service {
    let folder: Folder?
    init(folder: Folder?) {
        self.folder = folder
    }
    func load() -> [String] { [] }
}
//- List.swift
final class List: UITableViewController {
    private let folders = [Folder(name: "letters"), Folder(name: "bills")]
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let contents = Contents.make(for: folders[indexPath.row]) else { return }
        navigationController?.pushViewController(contents, animated: true)
    }
}
//- Contents.swift
final class Contents: UITableViewController {
    var folder: Folder!
    private var service: Service?
    static func make(for folder: Folder) -> Contents? {
        let storyboard = UIStoryboard(name: "Contents", bundle: nil)
        guard let contents = storyboard.instantiateInitialViewController() as? Contents else { return nil }
        contents.folder = folder
        return contents
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        service = Service(folder: folder)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        service?.load().count ?? 0
    }
}
//- Contents.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="con-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <tableViewController storyboardIdentifier="contents" restorationIdentifier="contents" id="con-00-con" customClass="Contents" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
