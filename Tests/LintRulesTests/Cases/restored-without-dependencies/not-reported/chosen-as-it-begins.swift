// Who shows it chooses what it begins with anyway, or nothing.
//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
enum Kind {
    case all, done, open
}
//- Detail.swift
final class Detail: UIViewController, UIViewControllerRestoration {
    var kind = Kind.all
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail() }
    override func viewDidLoad() {
        super.viewDidLoad()
        switch kind {
        case .all: title = "all"
        case .done: title = "done"
        case .open: title = "open"
        }
    }
}
//- List.swift
final class List: UITableViewController {
    func show(_ item: String) {
        let detail = Detail()
        detail.kind = .all
        navigationController?.pushViewController(detail, animated: true)
    }
}
