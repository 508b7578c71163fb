// Each local is given what the other is, so that nobody can say what either shows.
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Reader: UIViewController, UIViewControllerRestoration {
    var label = UILabel()
    var chapter: String?

    static func viewController(withRestorationIdentifierPath components: [String], coder: NSCoder) -> UIViewController? {
        Reader()
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "reader"
        restorationClass = Reader.self
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        var first: String
        var second: String
        for _ in 0..<2 {
            first = second
            second = first
            first = first + second + first
        }
        label.text = second
    }
}
