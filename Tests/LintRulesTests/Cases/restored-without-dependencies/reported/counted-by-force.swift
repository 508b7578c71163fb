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
    var item: Item? // expect: restored-without-dependencies
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail() }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard item!.lines.count > 0 else { return }
        title = "lines"
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
