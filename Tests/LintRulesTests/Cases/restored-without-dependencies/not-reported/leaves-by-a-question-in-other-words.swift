// It goes back where there is nothing, which it asks in other words.
//- Main.swift
@objc(Reader)
final class Reader: UIViewController, UIViewControllerRestoration {
    var book: Book!
    private var hasNoBook: Bool { return self.book == nil }
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Reader"
        restorationClass = Reader.self
    }
    required init?(coder: NSCoder) { fatalError() }
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        return Reader()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        if hasNoBook { navigationController?.popViewController(animated: false); return }
        title = book.title
    }
}
final class Book { let isbn = ""; let title = "" }
enum Library { static func book(_ isbn: String) -> Book { Book() } }
//- AppDelegate.swift
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let root = UINavigationController(rootViewController: Root())
        root.restorationIdentifier = "nav"
        window?.rootViewController = root
        return true
    }
}
final class Root: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "root"
    }
    required init?(coder: NSCoder) { fatalError() }
    func open() {
        let reader = Reader()
        reader.book = Library.book("1")
        navigationController?.pushViewController(reader, animated: true)
    }
}
