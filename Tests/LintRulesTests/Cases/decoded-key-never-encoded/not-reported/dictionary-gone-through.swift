import UIKit
class PageController: UIViewController {
    var isOpen = false
    var isLarge = false
    private var flags: [String: Bool] {
        ["isLarge": isLarge, "isOpen": isOpen]
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        flags.forEach { coder.encode($0.value, forKey: $0.key) }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "isOpen")
        isLarge = coder.decodeBool(forKey: "isLarge")
    }
}
