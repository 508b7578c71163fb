import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Item: NSObject {
    var id = ""
    var name = ""
    static var all: [String: Item] = [:]
}
final class Detail: UIViewController, UIViewControllerRestoration {
    private var item: Item?
    private let label = UILabel()
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = Detail()
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            detail.show(Item.all[id])
        }
        return detail
    }
    func show(_ item: Item?) { self.item = item }
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = item?.name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            item = Item.all[id]
        }
    }
}
