//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let library = Library()
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        prepare()
        return true
    }
    private func prepare() { library.load() }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        guard coder.containsValue(forKey: UIApplication.stateRestorationBundleVersionKey) else { return false }
        return library.isReady // expect: restored-too-early
    }
}
//- Library.swift
import UIKit
final class Library {
    private(set) var books: [String] = []
    var isReady: Bool { return !books.isEmpty }
    func load() { books = UserDefaults.standard.stringArray(forKey: "books") ?? [] }
    func add(_ book: String) { books.append(book) }
}
//- Shelf.swift
import UIKit
final class Shelf: UIViewController {
    var library: Library!
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "shelf"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addBook))
    }
    @objc private func addBook() { library.add("new") }
}
