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
        detail.folder = Folder(title: "a")
        detail.parentFolder = Folder(title: "b")
        show(detail, sender: nil)
    }
}

class DetailController: UIViewController, UIViewControllerRestoration {
    var folder: Folder! = nil
    var parentFolder: Folder! = nil
    private var counter: Counter?

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = DetailController.self
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        DetailController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log(folder)
        keep(folder)
        counter?.prepare(for: parentFolder)
        let show = {
            self.update(with: self.folder)
        }
        let title = {
            guard self.isOpen else { return "" }
            return self.folder!.title
        }()
        navigationItem.prompt = title
        navigationItem.backAction = UIAction { _ in show() }
    }

    private var isOpen: Bool { false }

    private func log(_ value: Any?) {
        print("shows", value == nil)
    }

    private func keep<Value>(_ value: Value) {
        print(value)
    }

    private func update(with folder: Folder) {
        title = folder.title
    }

    // A parameter is another value than the property of its name.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange(Folder(title: "none"))
    }

    private func arrange(_ parentFolder: Folder) {
        title = parentFolder.title
    }
}

class Counter {
    private var count = 0

    func prepare(for folder: Folder) {
        count += 1
    }
}
