import UIKit
class PageController: UIViewController {
    var isOpen = false
    var isLarge = false
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for (name, flag) in flags {
            coder.encode(flag, forKey: name)
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "isOpen")
        isLarge = coder.decodeBool(forKey: "isLarge")
    }
}
var flags: [String: Bool] = ["isLarge": false]
class Opener: UIView {
    func tap() {
        flags["isOpen"] = true
    }
}
