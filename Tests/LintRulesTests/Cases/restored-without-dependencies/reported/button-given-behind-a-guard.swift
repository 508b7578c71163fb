// The same, where a guard before tells whether there is a list at all.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Article: UIViewController {
    @IBAction func open(_ sender: Any) {
        guard let name = title, !name.isEmpty else { return }
        let list = List(name: name)
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
        present(List.stack(with: list), animated: true)
    }
    @objc func leave() { dismiss(animated: true) }
}
final class List: UITableViewController, UIViewControllerRestoration {
    private let name: String
    init(name: String) {
        self.name = name
        super.init(style: .plain)
        restorationIdentifier = "list"
        restorationClass = List.self
    }
    required init?(coder: NSCoder) { nil }
    static func stack(with list: List?) -> UINavigationController {
        let stack = UINavigationController()
        stack.restorationIdentifier = "stack"
        stack.restorationClass = List.self
        if let list { stack.viewControllers = [list] }
        return stack
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        if path.last == "stack" { return stack(with: nil) }
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? else { return nil }
        return List(name: name) // expect: restored-without-dependencies
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
    }
    @objc func close() { dismiss(animated: true) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
}
