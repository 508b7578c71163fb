// Where no row is selected nothing is saved, and the first one is selected all the same.
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
        let row = coder.decodeInteger(forKey: "row") // expect: absent-scalar-restored
        guard row < names.count else { return }
        let path = IndexPath(row: row, section: 0)
        tableView.selectRow(at: path, animated: false, scrollPosition: .middle)
    }
}
