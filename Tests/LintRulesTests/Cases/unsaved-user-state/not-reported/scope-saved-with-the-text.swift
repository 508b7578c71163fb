// Which part is searched comes back, and for what.
//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- Teams.swift
import UIKit

final class Teams: UITableViewController, UISearchResultsUpdating {
    private let search = UISearchController(searchResultsController: nil)
    private let all = ["Lions", "Bears"]
    private var teams: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.searchBar.scopeButtonTitles = ["Divisions", "Standings"]
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
        guard let text = searchController.searchBar.text, !text.isEmpty else {
            teams = all
            return
        }
        teams = all.filter { $0.contains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teams.count }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(search.searchBar.selectedScopeButtonIndex, forKey: "scope")
        coder.encode(search.searchBar.text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        search.searchBar.selectedScopeButtonIndex = coder.decodeInteger(forKey: "scope")
        search.searchBar.text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
    }
}
