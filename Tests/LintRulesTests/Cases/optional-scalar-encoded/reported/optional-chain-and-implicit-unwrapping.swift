//- List.swift
class List: UITableViewController {
    var isOpen: Bool!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tableView.indexPathForSelectedRow?.row, forKey: "row") // expect: optional-scalar-encoded
        coder.encode(self.isOpen, forKey: "open") // expect: optional-scalar-encoded
    }
}
//- List+Restoration.swift
extension List {
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeInteger(forKey: "row"))
        isOpen = coder.decodeBool(forKey: "open")
    }
}
