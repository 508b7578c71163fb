// Whoever keeps the method may call it with something else.
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
//- Store.swift
final class Store {
    var onChange: ((Item?) -> Void)?
    func attach(_ detail: Detail) {
        onChange = detail.bind
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
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bind(item)
    }
    func bind(_ shown: Item?) { title = shown?.name }
}
