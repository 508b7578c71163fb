import UIKit

final class LogbookListViewController: UITableViewController {
    private let store: TrailStore
    private var year: Int?

    init(store: TrailStore) {
        self.store = store
        super.init(style: .plain)
        restorationIdentifier = "LogbookList"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    private var entries: [LogEntry] {
        guard let year else { return store.entries }
        return store.entries.filter { Calendar.current.component(.year, from: $0.date) == year }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Entry")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
        let entry = entries[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = entry.title
        content.secondaryText = entry.date.formatted(date: .abbreviated, time: .omitted)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = EntryViewController(entry: entries[indexPath.row], store: store)
        navigationController?.pushViewController(controller, animated: true)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let choice = Calendar.current.component(.year, from: entries[indexPath.row].date)
        let title = year == nil ? "Only \(choice)" : "All years"
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, finish in
            guard let self else { return finish(false) }
            year = year == nil ? choice : nil
            self.tableView.reloadData()
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let year {
            coder.encode(year, forKey: "year")
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let saved = coder.decodeInteger(forKey: "year")
        year = saved == 0 ? nil : saved
    }
}
