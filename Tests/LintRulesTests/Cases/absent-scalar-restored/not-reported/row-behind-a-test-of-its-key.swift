// A row is selected only where one was.
class Places: UIViewController, UITableViewDataSource {
    @IBOutlet var tableView: UITableView!
    var names = ["Here", "There"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let path = tableView.indexPathForSelectedRow {
            coder.encode(path.row, forKey: "row")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: "row") else { return }
        let row = coder.decodeInteger(forKey: "row")
        guard row < names.count else { return }
        tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .middle)
    }
}
