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
        Settings() // expect: restored-without-dependencies
    }
    override init(style: UITableView.Style) {
        super.init(style: style)
        identify()
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        identify()
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        identify()
    }
    private func identify() {
        restorationIdentifier = "settings"
        restorationClass = Settings.self
    }
}
class List: UIViewController {
    @IBAction func open() {
        navigationController?.pushViewController(Settings(style: .grouped), animated: true)
    }
    @IBAction func show() {
        let settings = Settings(style: UITableView.Style.grouped)
        navigationController?.pushViewController(settings, animated: true)
    }
}
