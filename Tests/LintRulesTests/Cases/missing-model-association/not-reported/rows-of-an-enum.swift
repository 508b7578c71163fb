// Each case is a row.
enum Section: Int, CaseIterable { case news, settings }
class List: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "list"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Section.allCases.count }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
}
