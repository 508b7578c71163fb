import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Detail: UIViewController, UIViewControllerRestoration {
    var name: String?
    init() { super.init(nibName: nil, bundle: nil); restorationIdentifier = "detail"; restorationClass = Detail.self }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = Detail()
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        detail.name = name as String
        return detail
    }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder); coder.encode(name, forKey: "name") }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = name!
    }

}
final class List: UITableViewController {
    func open() { let detail = Detail(); detail.name = "first"; navigationController?.pushViewController(detail, animated: true) }
}
