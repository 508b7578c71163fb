class List: UITableViewController { // expect: missing-model-association
    private var titles = ["News", "Settings"]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "list"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    func add(_ title: String) {
        titles.append(title)
    }
}
