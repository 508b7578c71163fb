//- A.swift
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Content { var titles = ["first"] }
//- H.swift
import UIKit
class BasePresenter<V> {
    var view: V?
    func attach(_ v: V) { view = v; start() }
    func start() {}
}
final class Presenter: BasePresenter<Table> {
    override func start() { view?.update(with: Content()) }
}
final class Home: UIViewController {
    @objc func open() {
        let table = Table()
        table.restorationIdentifier = "table"
        table.restorationClass = Table.self
        table.update(with: Content())
        show(table, sender: nil)
    }
}
//- T.swift
import UIKit
final class Table: UITableViewController, UIViewControllerRestoration {
    private var content: Content?
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let table = Table()
        table.restorationIdentifier = path.last
        table.restorationClass = Table.self
        return table
    }
    private let presenter = Presenter()
    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.attach(self)
    }
    func update(with content: Content) { self.content = content; tableView.reloadData() }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { content?.titles.count ?? 0 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = content?.titles[path.row]
        return cell
    }
}
