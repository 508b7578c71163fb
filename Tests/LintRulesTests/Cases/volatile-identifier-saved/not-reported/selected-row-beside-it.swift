// The row stands beside what is saved of it.
struct Item: Identifiable {
    let id = UUID()
    var name: String
}
class List: UITableViewController {
    var items: [Item] = []
    var selected: Item?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let path = tableView.indexPathForSelectedRow {
            coder.encode(path.row, forKey: "row")
            coder.encode(items[path.row].id.uuidString, forKey: "id")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let row = coder.decodeInteger(forKey: "row")
        let id = coder.decodeObject(of: NSString.self, forKey: "id") as String?
        selected = items.first { $0.id.uuidString == id } ?? (items.indices.contains(row) ? items[row] : nil)
    }
}
