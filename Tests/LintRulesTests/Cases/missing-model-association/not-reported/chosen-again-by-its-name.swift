// The list chooses its row again by what it shows.
class List: UITableViewController {
    var titles: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "list"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    var chosen: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(chosen, forKey: "chosen")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        chosen = coder.decodeObject(of: NSString.self, forKey: "chosen") as String?
        choose()
    }
    private func choose() {
        guard let chosen, let row = titles.firstIndex(of: chosen) else { return }
        tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .middle)
    }
}
