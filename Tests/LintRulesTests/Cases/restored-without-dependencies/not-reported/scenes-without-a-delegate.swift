//- App.swift
// No delegate is in sight, since the app is SwiftUI's, which restores in other ways.
import UIKit


final class Detail: UIViewController, UIViewControllerRestoration {
    var item: String!
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Detail()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = item.uppercased()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item, forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        item = coder.decodeObject(of: NSString.self, forKey: "item") as String?
        title = item
    }
}

final class List: UITableViewController {
    var items: [String] = []
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let detail = Detail()
        detail.item = items[path.row]
        navigationController?.pushViewController(detail, animated: true)
    }
}
@main struct KitApp: App { var body: some Scene { WindowGroup { Text("") } } }
