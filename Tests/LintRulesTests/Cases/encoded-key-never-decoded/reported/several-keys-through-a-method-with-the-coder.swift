import UIKit
class Search: UIViewController {
    var query: String?
    var scope: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        save(query, as: "query", in: coder)
        save(scope, as: "scope", in: coder) // expect: encoded-key-never-decoded
    }
    private func save(_ value: String?, as key: String, in coder: NSCoder) {
        coder.encode(value, forKey: key)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        query = coder.decodeObject(of: NSString.self, forKey: "query") as String?
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = query
        navigationItem.prompt = scope
    }
}
