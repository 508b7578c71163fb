// Where nothing is saved the count is 0, and so it is where an empty list was saved.
import UIKit

class List: UITableViewController {
    var items: [String] = []
    var count = 0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(items.count, forKey: "count")
        for index in 0...items.count - 1 { // expect: unsafe-restored-value
            coder.encode(items[index], forKey: "item\(index)")
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let saved = coder.decodeInteger(forKey: "count")
        for index in 0...saved - 1 { // expect: unsafe-restored-value
            items.append(coder.decodeObject(of: NSString.self, forKey: "item\(index)") as String? ?? "")
        }
        count = coder.decodeInteger(forKey: "count")
        items += Array(1..<count).map { "\($0)" } // expect: unsafe-restored-value
        items += (1...coder.decodeInteger(forKey: "count")).map { "\($0)" } // expect: unsafe-restored-value
    }
}
