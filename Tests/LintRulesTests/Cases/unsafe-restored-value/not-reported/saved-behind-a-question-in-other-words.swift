// The encoder asks in other words whether there is anything to save.
//- Main.swift
@objc(Reader)
final class Reader: UIViewController, UIViewControllerRestoration {
    var book: Book!
    var hasBook: Bool { book != nil }
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Reader"
        restorationClass = Reader.self
    }
    required init?(coder: NSCoder) { fatalError() }
    static func make(isbn: String) -> Reader {
        let reader = Reader()
        reader.title = isbn
        return reader
    }
    private func fill(_ isbn: String) {
        book = Library.book(isbn)
    }
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        let isbn = coder.decodeObject(of: NSString.self, forKey: "isbn") as String? ?? ""
        return make(isbn: isbn)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = book?.title
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if hasBook { coder.encode(book.isbn, forKey: "isbn") }
    }
}
struct Book { let isbn: String; let title: String }
enum Library { static func book(_ isbn: String) -> Book { Book(isbn: isbn, title: "") } }
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
        navigationController?.pushViewController(Reader.make(isbn: "1"), animated: true)
    }
}
