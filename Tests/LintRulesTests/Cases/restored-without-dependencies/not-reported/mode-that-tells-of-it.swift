// A mode tells whether there is anything to show.
//- Main.swift
@objc(Reader)
final class Reader: UIViewController, UIViewControllerRestoration {
    var book: Book!
    enum State { case empty, full }
    var state: State { book == nil ? .empty : .full }
    var isReady: Bool { state == .full }
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
        guard isReady else { return }
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
