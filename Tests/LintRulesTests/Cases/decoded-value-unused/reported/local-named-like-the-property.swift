import UIKit
class Reader: UIViewController {
    var page = 0
    var other: Reader?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let page = coder.decodeInteger(forKey: "page") // expect: decoded-value-unused
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        other?.page = self.page
    }
}
