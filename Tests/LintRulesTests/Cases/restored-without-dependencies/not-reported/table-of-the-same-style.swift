//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Settings.swift
import UIKit
class Settings: UITableViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Settings()
    }
    init() {
        super.init(style: .grouped)
        restorationIdentifier = "settings"
        restorationClass = Settings.self
    }
    required init?(coder: NSCoder) { nil }
}
class Options: UITableViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let options = Options()
        options.restorationIdentifier = path.last
        options.restorationClass = Options.self
        return options
    }
    override func loadView() {
        tableView = UITableView(frame: .zero, style: .grouped)
    }
}
class List: UIViewController {
    @IBAction func open() {
        navigationController?.pushViewController(Settings(), animated: true)
    }
    @IBAction func choose() {
        let options = Options(style: .grouped)
        options.restorationIdentifier = "options"
        options.restorationClass = Options.self
        navigationController?.pushViewController(options, animated: true)
    }
}
