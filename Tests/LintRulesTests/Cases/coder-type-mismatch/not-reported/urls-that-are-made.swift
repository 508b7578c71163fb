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
        url = coder.decodeObject(of: NSURL.self, forKey: "url") as URL? ?? url
        text = coder.decodeObject(of: NSURL.self, forKey: "text")?.absoluteString
    }
}
