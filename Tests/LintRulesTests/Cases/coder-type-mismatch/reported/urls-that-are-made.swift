import UIKit

class PageController: UIViewController {
    var url = URL(fileURLWithPath: "/")
    var text: String?

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(url, forKey: "url")
        coder.encode(URL(string: text ?? ""), forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(of: NSString.self, forKey: "url") as String?  // expect: coder-type-mismatch
        title = coder.decodeObject(of: NSString.self, forKey: "text") as String?  // expect: coder-type-mismatch
    }
}
