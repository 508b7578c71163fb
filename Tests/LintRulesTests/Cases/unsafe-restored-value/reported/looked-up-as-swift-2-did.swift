// Before Swift 3 the first argument had no label.
class Store {
    static var items: [String: String] = [:]
    static func object(identifier: String) -> String? { return items[identifier] }
    static func add(item: String) {
        items[item] = item
    }
}
class Reader: UIViewController {
    var item = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item, forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let name = coder.decodeObject(of: NSString.self, forKey: "item") as String? {
            item = Store.object(name)! // expect: unsafe-restored-value
        }
    }
}
