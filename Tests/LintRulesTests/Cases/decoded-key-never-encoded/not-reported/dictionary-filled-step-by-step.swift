import UIKit
class PageController: UIViewController {
    var isOpen = false
    var isLarge = false
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var flags: [String: Bool] = [:]
        flags.updateValue(isLarge, forKey: "isLarge")
        add(to: &flags)
        flags.filter { $0.value }.sorted { $0.key < $1.key }.forEach { name, flag in
            coder.encode(flag, forKey: name)
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "isOpen")
        isLarge = coder.decodeBool(forKey: "isLarge")
    }
    func add(to flags: inout [String: Bool]) {
        flags["isOpen"] = isOpen
    }
}
