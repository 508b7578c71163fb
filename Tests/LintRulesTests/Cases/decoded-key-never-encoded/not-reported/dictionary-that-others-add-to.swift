import UIKit
class PageController: UIViewController {
    var isOpen = false
    var isLarge = false
    var others: [String: Bool] = [:]
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var flags = ["isLarge": isLarge]
        flags.merge(others) { _, new in new }
        for (name, flag) in flags {
            coder.encode(flag, forKey: name)
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "isOpen")
        isLarge = coder.decodeBool(forKey: "isLarge")
    }
    func keep(_ flag: Bool, as name: String) {
        others[name] = flag
    }
}
