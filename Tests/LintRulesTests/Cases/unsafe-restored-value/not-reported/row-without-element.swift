//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Store {
    static let shared = Store()
    var names: [String] = []
}
class List: UITableViewController, UIDataSourceModelAssociation {
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "list"
        tableView.restorationIdentifier = "table"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 + Store.shared.names.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? {
        guard path.row < Store.shared.names.count else { return "last" }
        return Store.shared.names[path.row]
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        guard let row = Store.shared.names.firstIndex(of: identifier) else { return nil }
        return IndexPath(row: row, section: 0)
    }
}
