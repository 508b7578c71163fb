import UIKit
class PageController: UIViewController {
    var isOpen = false
    var isLarge = false
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var flags = ["isLarge": isLarge]
        flags["isWide"] = view.bounds.width > 600
        for (name, flag) in flags {
            coder.encode(flag, forKey: name)
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "isOpen") // expect: decoded-key-never-encoded
        isLarge = coder.decodeBool(forKey: "isLarge") || coder.decodeBool(forKey: "isWide")
    }
}
