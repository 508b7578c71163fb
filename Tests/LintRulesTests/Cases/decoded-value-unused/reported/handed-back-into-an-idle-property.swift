import UIKit
extension NSCoder {
    func text(for key: String) -> String? {
        decodeObject(of: NSString.self, forKey: key) as String?
    }
}
final class Search: UIViewController {
    private var query = ""
    private var pending: String?
    private let bar = UISearchBar()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(bar.text, forKey: "query")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        pending = coder.text(for: "query") // expect: decoded-value-unused
    }
    @objc func change(_ sender: UITextField) {
        pending = sender.text
    }
}
