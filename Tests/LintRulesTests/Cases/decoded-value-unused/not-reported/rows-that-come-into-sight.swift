//- Delegate.swift
import UIKit

class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Search.swift
import UIKit

class Search: UIViewController, UITableViewDelegate {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var field: UITextField!
    @IBOutlet var picker: UISegmentedControl!
    @IBOutlet var tableView: UITableView!
    @IBOutlet var scrollView: UIScrollView!
    @IBOutlet var list: UITableView!
    private var lastRow = 0

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        lastRow = indexPath.row
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(lastRow, forKey: "lastRow")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        list.contentOffset.y = CGFloat(coder.decodeInteger(forKey: "lastRow")) * list.rowHeight
    }
}
