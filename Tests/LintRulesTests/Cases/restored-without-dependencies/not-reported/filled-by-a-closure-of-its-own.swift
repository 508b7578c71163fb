// What the property begins with fills the other one.
//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
struct Item {
    var name: String
    static let sample = Item(name: "sample")
}
//- List.swift
final class List: UITableViewController {
    func show(_ item: Item) {
        let detail = Detail("detail")
        detail.item = item
        navigationController?.pushViewController(detail, animated: true)
    }
}
//- Detail.swift
final class Detail: UIViewController, UIViewControllerRestoration {
    var item: Item?
    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail("detail") }
    var provider: ((Detail) -> Void)? = { $0.item = Item.sample }
    override func viewDidLoad() {
        super.viewDidLoad()
        provider?(self)
        precondition(item != nil)
    }
}
