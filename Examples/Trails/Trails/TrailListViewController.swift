import UIKit

final class TrailListViewController: UITableViewController {
    private enum Key {
        static let search = "search"
        static let difficulty = "difficulty"
    }

    private let store: TrailStore
    private let searchController = UISearchController(searchResultsController: nil)
    private var difficulty: Difficulty?
    private var trails: [Trail] = []

    init(store: TrailStore) {
        self.store = store
        super.init(style: .plain)
        title = "Trails"
        restorationIdentifier = "TrailList"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "TrailTable"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Trail")
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease.circle"), menu: makeFilterMenu()
        )
        reload()
    }

    private func makeFilterMenu() -> UIMenu {
        let choices = Difficulty.allCases.map { choice in
            UIAction(title: choice.title) { [weak self] _ in
                self?.difficulty = choice
                self?.reload()
            }
        }
        let all = UIAction(title: "All") { [weak self] _ in
            self?.difficulty = nil
            self?.reload()
        }
        return UIMenu(children: [all] + choices)
    }

    private func reload() {
        let text = searchController.searchBar.text ?? ""
        trails = store.trails.filter { trail in
            (difficulty == nil || trail.difficulty == difficulty)
                && (text.isEmpty || trail.name.localizedStandardContains(text))
        }
        tableView.reloadData()
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        trails.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Trail", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = trails[indexPath.row].name
        content.secondaryText = trails[indexPath.row].summary
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = TrailDetailViewController(trail: trails[indexPath.row], store: store)
        navigationController?.pushViewController(detail, animated: true)
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(searchController.searchBar.text, forKey: Key.search)
        if let difficulty {
            coder.encode(difficulty.rawValue, forKey: Key.difficulty)
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        searchController.searchBar.text = coder.decodeObject(of: NSString.self, forKey: Key.search) as String?
        if coder.containsValue(forKey: Key.difficulty) {
            difficulty = Difficulty(rawValue: coder.decodeInteger(forKey: Key.difficulty))
        }
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        reload()
    }
}

extension TrailListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        reload()
    }
}

extension TrailListViewController: UIDataSourceModelAssociation {
    func modelIdentifierForElement(at indexPath: IndexPath, in view: UIView) -> String? {
        guard trails.indices.contains(indexPath.row) else { return nil }
        return trails[indexPath.row].id.uuidString
    }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        guard let row = trails.firstIndex(where: { $0.id.uuidString == identifier }) else { return nil }
        return IndexPath(row: row, section: 0)
    }
}
