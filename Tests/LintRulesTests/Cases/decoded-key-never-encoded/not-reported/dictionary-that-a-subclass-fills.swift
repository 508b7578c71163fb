//- Page.swift
import UIKit
class PageController: UIViewController {
    var isOpen = false
    var isLarge = false
    var flags: [String: Bool] = ["isLarge": false]
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
//- Sub.swift
import UIKit
class BigPage: PageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        flags["isOpen"] = true
    }
}
