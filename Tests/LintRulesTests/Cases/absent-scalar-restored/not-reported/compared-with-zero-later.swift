class Reader: UIViewController {
    var row: Int?
    @IBOutlet var table: UITableView!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        row = table.indexPathForSelectedRow?.row
        if let row { coder.encode(row, forKey: "row") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        row = coder.decodeInteger(forKey: "row")
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        guard let row, row > 0 else { return }
        table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
}
