// Colours are no content.
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
        title = "lines"
        switch kind {
        case .all: view.backgroundColor = .white
        case .done: view.backgroundColor = .gray
        case .open: view.backgroundColor = .green
        }
    }
}
//- List.swift
final class List: UITableViewController {
    func show(_ item: Kind) {
        let detail = Detail()
        detail.kind = item
        navigationController?.pushViewController(detail, animated: true)
    }
}
