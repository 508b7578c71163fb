// Each comes back with something to show: decoded, asked for, or not everybody's to give.
//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
struct Item {
    var name: String
}
//- Screen.swift
class Screen: UIViewController {
    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
    }
    required init?(coder: NSCoder) { nil }
}
//- Decoded.swift
final class Decoded: Screen, UIViewControllerRestoration {
    var name: String?
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Decoded("decoded") }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = name?.uppercased()
    }
}
//- Asked.swift
final class Asked: Screen, UIViewControllerRestoration {
    var item: Item?
    var other: Item?
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Asked("asked") }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if item == nil { navigationItem.prompt = "New" }
        title = item?.name
        navigationItem.title = (other ?? Item(name: "Other")).name
    }
}
//- Given.swift
final class Given: Screen, UIViewControllerRestoration {
    var item: Item?
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Given("given") }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = item?.name
    }
}
//- List.swift
final class List: UITableViewController {
    func show(_ item: Item) {
        let decoded = Decoded("decoded")
        decoded.name = item.name
        navigationController?.pushViewController(decoded, animated: true)
        let asked = Asked("asked")
        asked.item = item
        asked.other = item
        navigationController?.pushViewController(asked, animated: true)
        let given = Given("given")
        given.item = item
        navigationController?.pushViewController(given, animated: true)
    }
    func add() {
        navigationController?.pushViewController(Given("given"), animated: true)
    }
}
