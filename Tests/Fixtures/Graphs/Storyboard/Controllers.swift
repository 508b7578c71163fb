import UIKit

class FeedViewController: UITableViewController {
    var page = 0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}

class StoryViewController: UIViewController {}

class CommentsViewController: UIViewController {}

class SettingsViewController: UITableViewController {}

class AccountViewController: UIViewController {}

class MapViewController: UIViewController {}

class LegendViewController: UIViewController {}
