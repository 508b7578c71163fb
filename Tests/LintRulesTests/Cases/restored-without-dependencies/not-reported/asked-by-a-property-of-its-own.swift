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
    private var hasItem: Bool { item != nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let item { bind(item) }
        if !hasItem { loadAll() }
    }
    private func bind(_ shown: Item) { title = shown.name }
    private func loadAll() { Store.load { self.title = $0 } }
}
