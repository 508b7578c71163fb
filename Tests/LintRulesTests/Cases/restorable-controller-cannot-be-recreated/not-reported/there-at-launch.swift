//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Article.swift
// What makes it may run while the screen is put together, so that UIKit finds it by its path.
final class Article: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "article"
    }
    required init?(coder: NSCoder) { fatalError() }
}
final class List: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        open()
    }
    @objc func open() {
        navigationController?.pushViewController(Article(), animated: true)
    }
}
