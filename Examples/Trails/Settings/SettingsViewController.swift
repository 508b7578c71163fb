import UIKit

final class SettingsViewController: UITableViewController {
    private enum Row: String, CaseIterable {
        case units = "Units"
        case downloads = "Downloaded maps"
        case about = "About Trails"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        restorationIdentifier = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Row.allCases[indexPath.row].rawValue
        cell.contentConfiguration = content
        return cell
    }
}
