// Only one of the rows can be the selected one; every row has its own key.
class List: UIViewController {
    var rows: [String] = []
    var selected = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for row in rows {
            if row == selected { coder.encode(row, forKey: "selected") }
            coder.encode(true, forKey: row)
        }
        for case let tabs as UITabBarController in children { coder.encode(tabs, forKey: "tabs") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        selected = coder.decodeObject(of: NSString.self, forKey: "selected") as String? ?? ""
    }
}
