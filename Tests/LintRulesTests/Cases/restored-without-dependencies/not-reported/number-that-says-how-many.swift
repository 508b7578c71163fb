//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
struct Item {
    var name: String
    var number: Int
}
//- Store.swift
final class Store {
    static let shared = Store()
    func load(_ number: Int, then: @escaping (Item) -> Void) {}
    func track(_ name: String?, then: (() -> Void)?) {}
}
//- List.swift
final class List: UITableViewController {
    func show(_ item: Item) {
        let detail = Detail("detail")
        detail.pages = item.number
        navigationController?.pushViewController(detail, animated: true)
    }
}
//- Detail.swift
final class Detail: UIViewController, UIViewControllerRestoration {
    var pages = 0
    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail("detail") }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(pages) pages"
    }
}
