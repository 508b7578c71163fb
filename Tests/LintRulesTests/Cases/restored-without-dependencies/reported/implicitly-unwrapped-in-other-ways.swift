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
        let first = FirstController()
        first.folder = Folder(title: "a")
        show(first, sender: nil)
        let second = SecondController()
        second.folder = Folder(title: "b")
        show(second, sender: nil)
        let fourth = FourthController()
        fourth.folder = Folder(title: "d")
        show(fourth, sender: nil)
        let third = ThirdController()
        third.folder = Folder(title: "c")
        show(third, sender: nil)
    }
}

// It says itself that it begins as nil.
class FirstController: UIViewController, UIViewControllerRestoration {
    var folder: Folder! = nil // expect: restored-without-dependencies

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "first"
        restorationClass = FirstController.self
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        FirstController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = folder.title
    }
}

// Handed whole to what takes no nil.
class SecondController: UIViewController, UIViewControllerRestoration {
    var folder: Folder! // expect: restored-without-dependencies

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "second"
        restorationClass = SecondController.self
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        SecondController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update(with: folder)
    }

    private func update(with folder: Folder) {
        title = folder.title
    }
}

// In a closure that is called where it stands.
class ThirdController: UIViewController, UIViewControllerRestoration {
    var folder: Folder! // expect: restored-without-dependencies

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "third"
        restorationClass = ThirdController.self
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        ThirdController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label: UILabel = {
            let label = UILabel()
            label.text = folder!.title
            return label
        }()
        view.addSubview(label)
    }
}

// Into a local of its name.
class FourthController: UIViewController, UIViewControllerRestoration {
    var folder: Folder? // expect: restored-without-dependencies

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "fourth"
        restorationClass = FourthController.self
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        FourthController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let folder = self.folder!
        title = folder.title
    }
}
