//- AppDelegate.swift
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Content.swift
final class Content {
    var titles = ["first"]
}
//- Table.swift
final class Table: UITableViewController, UIViewControllerRestoration {
    private var content: Content?
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let table = Table()
        table.restorationIdentifier = path.last
        table.restorationClass = Table.self
        return table
    }
    func setUp(_ content: Content) {
        self.content = content
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if content == nil { setUp(Content()) }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content?.titles.count ?? 0
    }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = content?.titles[path.row]
        return cell
    }
}
//- Home.swift
final class Home: UIViewController {
    @objc func open() {
        let table = Table()
        table.restorationIdentifier = "table"
        table.restorationClass = Table.self
        table.setUp(Content())
        show(table, sender: nil)
    }
}
