// Somebody asked before, or does so only where something else holds.
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
    var item: Item!
    var other: Item?
    var isReady = false
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail() }
    override func viewDidLoad() {
        super.viewDidLoad()
        if item != nil, item.isDone {
            title = "done"
        }
        if isReady, other!.isDone {
            title = "other"
        }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard item?.isDone == true else { return }
        if isReady && other!.isDone { title = "ready" }
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
