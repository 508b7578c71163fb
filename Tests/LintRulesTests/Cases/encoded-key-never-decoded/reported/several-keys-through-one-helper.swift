import UIKit
extension NSCoder {
    func put(_ value: String?, for key: String) {
        encode(value, forKey: key)
    }
    func text(for key: String) -> String? {
        decodeObject(of: NSString.self, forKey: key) as String?
    }
}
class Search: UIViewController {
    var query: String?
    var scope: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.put(query, for: "query")
        coder.put(scope, for: "scope") // expect: encoded-key-never-decoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        query = coder.text(for: "query")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = query
        navigationItem.prompt = scope
    }
}
