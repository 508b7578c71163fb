// Who counts up to the number, or asks first, has no range that ends before it begins.
import UIKit

class List: UITableViewController {
    var items: [String] = []
    let names = ["first"]
    var pages = ["one"]

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(items.count, forKey: "count")
        coder.encode(!items.isEmpty, forKey: "hasItems")
        coder.encode(items.count, forKey: "last")
        for index in 0..<items.count {
            coder.encode(items[index], forKey: "item\(index)")
        }
        if !items.isEmpty {
            for index in 0...items.count - 1 {
                coder.encode(items[index], forKey: "old\(index)")
            }
        }
        for index in 0...names.count - 1 {
            coder.encode(names[index], forKey: "name\(index)")
        }
        for index in 0...pages.count - 1 {
            coder.encode(pages[index], forKey: "page\(index)")
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let saved = coder.decodeInteger(forKey: "count")
        for index in 0..<saved {
            items.append(coder.decodeObject(of: NSString.self, forKey: "item\(index)") as String? ?? "")
        }
        if saved > 0 {
            for index in 0...saved - 1 {
                items.append(coder.decodeObject(of: NSString.self, forKey: "old\(index)") as String? ?? "")
            }
        }
        if coder.decodeBool(forKey: "hasItems") {
            for index in 0...coder.decodeInteger(forKey: "last") - 1 {
                items.append(coder.decodeObject(of: NSString.self, forKey: "last\(index)") as String? ?? "")
            }
        }
        guard saved != 0 else { return }
        items += (1...saved).map { coder.decodeObject(of: NSString.self, forKey: "name\($0)") as String? ?? "" }
        for index in 0...saved {
            items.append(coder.decodeObject(of: NSString.self, forKey: "page\(index)") as String? ?? "")
        }
    }
}
