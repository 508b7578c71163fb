//- AppDelegate.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow()
        let list = Posts()
        list.restorationIdentifier = "posts"
        window?.rootViewController = list
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Posts.swift
import UIKit
final class PresenterFactory {
    let presenter: Presenter
    init() { presenter = Presenter() }
}
final class Presenter {
    private var name = ""
    func start() { print(name) }
    func saveState(coder: NSCoder) {
        coder.encode(name, forKey: "post") // expect: encoded-key-never-decoded
    }
    func restoreState(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "posts") as String? ?? "" // expect: decoded-key-never-encoded
    }
}
final class Posts: UIViewController {
    private var presenter: Presenter!
    override func viewDidLoad() {
        super.viewDidLoad()
        let factory = PresenterFactory()
        presenter = factory.presenter
        presenter.start()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        presenter.saveState(coder: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        presenter.restoreState(coder: coder)
    }
}
