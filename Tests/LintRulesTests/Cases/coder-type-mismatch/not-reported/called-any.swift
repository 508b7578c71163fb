import UIKit
final class Reader: UIViewController {
    var heading = ""
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(heading as Any, forKey: "heading")
        coder.encode(page as Any, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        heading = coder.decodeObject(of: NSString.self, forKey: "heading") as String? ?? ""
        page = coder.decodeObject(of: NSNumber.self, forKey: "page")?.intValue ?? 0
    }
}
