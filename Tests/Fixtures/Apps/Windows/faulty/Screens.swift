import UIKit

final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(Detail(row: indexPath.row), animated: true)
    }
}

final class Detail: UIViewController {
    static let activityType = "com.example.rows.detail"
    private let row: Int

    init(row: Int) {
        self.row = row
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: Detail.activityType)
        activity.addUserInfoEntries(from: [
            "row": row,
            "opened": Date(), // expect: activity-key-asymmetry
        ])
        view.window?.windowScene?.userActivity = activity // expect: stale-scene-activity
    }
}
