class List: UITableViewController { // expect: missing-model-association
    var titles: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "list"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tableView.indexPathForSelectedRow?.row ?? 0, forKey: "row")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let row = coder.decodeInteger(forKey: "row")
        guard row < titles.count else { return }
        tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .middle)
    }
}
