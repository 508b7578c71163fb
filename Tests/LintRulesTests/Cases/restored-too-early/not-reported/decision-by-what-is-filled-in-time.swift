//- Delegate.swift
import UIKit
// Filled before UIKit asks: by the beginning of the launch, by an initializer, or by whoever is asked.
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var isReady = false
    var account: String?
    let library = Library()
    let shelf = Shelf()
    lazy var notes = UserDefaults.standard.stringArray(forKey: "notes") ?? []
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        isReady = true
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        library.load()
        account = account ?? "none"
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return isReady }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        account = UserDefaults.standard.string(forKey: "account")
        return isReady && !library.books.isEmpty && account != nil && !notes.isEmpty && shelf.isOpen
    }
}
//- Library.swift
import UIKit
final class Library {
    private(set) var books: [String] = []
    init() { load() }
    func load() { books = UserDefaults.standard.stringArray(forKey: "books") ?? [] }
}
final class Shelf {
    var isOpen: Bool { return UserDefaults.standard.bool(forKey: "open") }
}
