import UIKit
extension NSCoder {
    func encode(view: UIView?, forKey key: String) {
        guard let view else { return }
        encode(NSKeyedArchiver.archivedData(withRootObject: view), forKey: key)
    }
    func decodeView(forKey key: String) -> UIView? {
        guard let data = decodeObject(forKey: key) as? Data else { return nil }
        return NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView
    }
}
class Reader: UIViewController {
    var header: UIView?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(view: header, forKey: "header")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        header = coder.decodeView(forKey: "header")
    }
}
