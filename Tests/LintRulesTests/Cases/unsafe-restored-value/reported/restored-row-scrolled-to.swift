//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
enum Store { static func load() -> [String] { (UserDefaults.standard.array(forKey: "rows") as? [String]) ?? [] } }
class List: UITableViewController {
    let rows = Store.load()
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "list"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tableView.indexPathsForVisibleRows?.first?.row ?? 0, forKey: "row")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let row = coder.decodeInteger(forKey: "row")
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false) // expect: unsafe-restored-value
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
}
