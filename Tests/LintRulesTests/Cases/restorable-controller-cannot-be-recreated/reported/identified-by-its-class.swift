//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Article.swift
// The class identifies it, a factory makes it, and a third one shows it.
final class Article: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "article" // expect: restorable-controller-cannot-be-recreated
    }
    required init?(coder: NSCoder) { fatalError() }
}
enum Scene {
    static func article() -> UIViewController { Article() }
}
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = Scene.article()
        navigationController?.pushViewController(next, animated: true)
    }
}
