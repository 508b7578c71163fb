// The same, saved.
import Cocoa

final class Library: NSViewController {
    enum Order: Int {
        case name, date
    }

    @IBOutlet private weak var table: NSTableView!
    private var order = Order.name
    private lazy var ticked: [Int] = []
    private lazy var found: [Int] = find()

    private func find() -> [Int] { [1, 2, 3] }

    @IBAction func sort(_ sender: Any?) {
        var tag = -1
        if let item = sender as? NSMenuItem {
            tag = item.tag
        }
        guard let order = Order(rawValue: tag) else { return }
        self.order = order
        table.reloadData()
        invalidateRestorableState()
    }

    @IBAction func tick(_ sender: NSButton) {
        ticked.append(sender.tag)
        found.removeAll { $0 == sender.tag }
        table.reloadData()
        invalidateRestorableState()
    }

    @objc func numberOfRows(in tableView: NSTableView) -> Int {
        order == .name ? ticked.count : ticked.count + found.count
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(order.rawValue, forKey: "order")
        coder.encode(ticked, forKey: "ticked")
    }

    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        order = Order(rawValue: coder.decodeInteger(forKey: "order")) ?? .name
        ticked = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "ticked") as? [Int] ?? []
        table.reloadData()
    }
}
