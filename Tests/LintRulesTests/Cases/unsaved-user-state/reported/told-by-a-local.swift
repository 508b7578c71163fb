// What a menu item says is put into a local first, and what is ticked is a list that is made when it is first asked for.
import Cocoa

final class Library: NSViewController {
    enum Order: Int {
        case name, date
    }

    @IBOutlet private weak var table: NSTableView!
    private var folder = ""
    private var order = Order.name // expect: unsaved-user-state
    private lazy var ticked: [Int] = [] // expect: unsaved-user-state

    @IBAction func sort(_ sender: Any?) {
        var tag = -1
        if let item = sender as? NSMenuItem {
            tag = item.tag
        }
        guard let order = Order(rawValue: tag) else { return }
        self.order = order
        table.reloadData()
    }

    @IBAction func tick(_ sender: NSButton) {
        ticked.append(sender.tag)
        table.reloadData()
    }

    @objc func numberOfRows(in tableView: NSTableView) -> Int {
        order == .name ? ticked.count : ticked.count + 1
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(folder, forKey: "folder")
    }

    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        folder = coder.decodeObject(of: NSString.self, forKey: "folder") as String? ?? ""
    }
}
