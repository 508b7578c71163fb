class Rows: NSObject, UITableViewDataSource { // expect: missing-model-association
    var titles: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
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
