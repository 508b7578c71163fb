import UIKit
extension NSCoder {
    func decodeObject<T>(forKey key: String) -> T? { decodeObject(forKey: key) as? T }
}
class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(forKey: "title") // expect: decoded-key-never-encoded
        navigationItem.prompt = coder.decodeObject(forKey: "name")
    }
}
