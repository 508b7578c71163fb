import UIKit

class SearchController: UIViewController {
    private var query = ""
    private var cursor = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "search"
    }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(query, forKey: "query")
        coder.encode(cursor, forKey: "cursor")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        query = coder.decodeObject(of: NSString.self, forKey: "query") as String? ?? ""
        cursor = coder.decodeInteger(forKey: "cursor")
    }
}

final class TagSearchController: SearchController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "tags"
    }
}
