//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
enum Kind: Int {
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
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(kind.rawValue, forKey: "kind")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        kind = Kind(rawValue: coder.decodeInteger(forKey: "kind")) ?? .all
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        switch kind {
        case .all: title = "all"
        case .done: title = "done"
        case .open: title = "open"
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
