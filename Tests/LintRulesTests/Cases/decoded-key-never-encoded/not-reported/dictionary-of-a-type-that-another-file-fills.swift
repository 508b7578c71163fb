//- Page.swift
import UIKit
class PageController: UIViewController {
    var isOpen = false
    var isLarge = false
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for (name, flag) in Flags.all {
            coder.encode(flag, forKey: name)
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "isOpen")
        isLarge = coder.decodeBool(forKey: "isLarge")
    }
}
//- Flags.swift
enum Flags {
    static var all: [String: Bool] = ["isLarge": false]
}
//- Button.swift
import UIKit
class Opener: UIView {
    func tap() {
        Flags.all["isOpen"] = true
    }
}
