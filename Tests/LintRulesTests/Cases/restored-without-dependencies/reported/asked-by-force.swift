// What a condition asks is taken for granted too.
//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
struct Item {
    var name: String
    var isDone: Bool
    var lines: [String]
}
//- Detail.swift
final class Detail: UIViewController, UIViewControllerRestoration {
    var item: Item! // expect: restored-without-dependencies
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail() }
    override func viewDidLoad() {
        super.viewDidLoad()
        if item.isDone {
            title = "done"
        }
    }
}
//- List.swift
final class List: UITableViewController {
    func show(_ item: Item) {
        let detail = Detail()
        detail.item = item
        navigationController?.pushViewController(detail, animated: true)
    }
}
