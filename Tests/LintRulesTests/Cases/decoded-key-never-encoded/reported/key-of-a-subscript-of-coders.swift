import UIKit
enum StateKey: String { case page, zoom }
extension NSCoder {
    subscript(key: StateKey) -> Any? {
        get { decodeObject(forKey: key.rawValue) } // expect: decoded-key-never-encoded
        set { encode(newValue, forKey: key.rawValue) }
    }
}
class PageController: UIViewController {
    var page = ""
    var zoom = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder[.page] = page
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder[.page] as? String ?? ""
        zoom = coder[.zoom] as? String ?? ""
        title = page + zoom
    }
}
