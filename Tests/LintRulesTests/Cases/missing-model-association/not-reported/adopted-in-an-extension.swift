class Rows: NSObject, UITableViewDataSource {
    var titles: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
}
extension Rows: UIDataSourceModelAssociation {
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { titles[path.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        titles.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}
class List: UIViewController {
    let tableView = UITableView()
    let rows = Rows()
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "rows"
        tableView.dataSource = rows
    }
}
