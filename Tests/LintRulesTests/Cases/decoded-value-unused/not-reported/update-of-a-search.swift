//- Delegate.swift
import UIKit

class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Search.swift
import UIKit

class Search: UIViewController, UISearchResultsUpdating {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var field: UITextField!
    @IBOutlet var picker: UISegmentedControl!
    @IBOutlet var tableView: UITableView!
    @IBOutlet var scrollView: UIScrollView!
    private var query = ""
    let search = UISearchController(searchResultsController: nil)

    @objc func updateSearchResults(for searchController: UISearchController) { query = searchController.searchBar.text ?? "" }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(query, forKey: "query")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        search.isActive = true
        search.searchBar.text = coder.decodeObject(of: NSString.self, forKey: "query") as String?
    }
}
