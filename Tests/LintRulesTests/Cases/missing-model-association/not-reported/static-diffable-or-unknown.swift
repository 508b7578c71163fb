// A static table of the storyboard, a diffable data source, and one that may be anything.
class Form: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "form"
    }
}
class Rows: UITableViewDiffableDataSource<Int, String> {}
class List: UIViewController {
    let tableView = UITableView()
    let other = UITableView()
    let third: UITableView! = nil
    var rows: Rows?
    var anything: UITableViewDataSource?
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "rows"
        tableView.dataSource = rows
        other.restorationIdentifier = "other"
        other.dataSource = anything
        third.restorationIdentifier = "third"
    }
}
