// An app that does not restore.
class Delegate: UIResponder, UIApplicationDelegate {}
class List: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "rows"
    }
}
