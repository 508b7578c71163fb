import UIKit
class PageController: UIViewController {
    var isOpen = false
    var isLarge = false
    private var flags: [String: Bool] {
        ["isLarge": isLarge]
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for name in flags.keys.sorted() {
            coder.encode(flags[name] ?? false, forKey: name)
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "isOpen") // expect: decoded-key-never-encoded
        isLarge = coder.decodeBool(forKey: "isLarge")
    }
}
