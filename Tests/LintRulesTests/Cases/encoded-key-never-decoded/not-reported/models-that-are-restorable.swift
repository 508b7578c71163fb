import UIKit
class Topic: NSObject, UIStateRestoring {
    var name = ""
    func encodeRestorableState(with coder: NSCoder) { coder.encode(name, forKey: "name") }
    func decodeRestorableState(with coder: NSCoder) { name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? "" }
}
class Page: NSObject {}
class RestorablePage: Page, UIStateRestoring {}
class Reader: UIViewController {
    var topic: Topic?
    var page: Page?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic, forKey: "topic")
        coder.encode(page as Any, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
    }
}
