class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Folder {
    let title: String
    init(title: String) {
        self.title = title
    }
}

class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = DetailController()
        detail.prepare(for: "a")
        show(detail, sender: nil)
    }
}

final class DetailController: UIViewController, UIViewControllerRestoration {
    private var folder: Folder!
    private var name: String?

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = DetailController.self
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        DetailController()
    }

    func prepare(for name: String) {
        folder = Folder(title: name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(folder?.title, forKey: "name")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        guard let name else { return }
        folder = Folder(title: name)
        update()
    }

    private func update() {
        navigationItem.title = folder?.title
    }
}
