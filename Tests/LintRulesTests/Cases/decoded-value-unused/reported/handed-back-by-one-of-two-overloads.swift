import UIKit
extension NSCoder {
    func text(for key: String) -> String? {
        decodeObject(of: NSString.self, forKey: key) as String?
    }
    func text(for key: NSString) -> String? {
        decodeObject(of: NSString.self, forKey: key as String) as String?
    }
}
final class Search: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = coder.text(for: "title") // expect: decoded-value-unused
    }
}
