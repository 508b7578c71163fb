// The place in the list is saved beside it.
struct Item: Identifiable {
    let id = UUID()
    var name: String
}
class List: UIViewController {
    var items: [Item] = []
    var selected: Item?
    var row: Int = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "row")
        coder.encode(selected?.id.uuidString, forKey: "selected")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        row = coder.decodeInteger(forKey: "row")
        let text = coder.decodeObject(of: NSString.self, forKey: "selected") as String?
        selected = items.first { $0.id.uuidString == text }
        if selected == nil, items.indices.contains(row) {
            selected = items[row]
        }
    }
}
