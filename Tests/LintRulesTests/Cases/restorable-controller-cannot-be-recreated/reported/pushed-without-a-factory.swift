//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- List.swift
final class Detail: UIViewController {}
final class Editor: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let made = path.last == "editor" ? Editor() : UINavigationController()
        made.restorationIdentifier = path.last
        made.restorationClass = Editor.self
        return made
    }
}
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = Detail()
        detail.restorationIdentifier = "detail" // expect: restorable-controller-cannot-be-recreated
        navigationController?.pushViewController(detail, animated: true)
    }
    func create(isRich: Bool) {
        let navigation: UINavigationController
        let editor = Editor()
        editor.restorationIdentifier = "editor"
        editor.restorationClass = Editor.self
        if isRich {
            navigation = UINavigationController(rootViewController: editor)
            navigation.restorationIdentifier = "rich" // expect: restorable-controller-cannot-be-recreated
        } else {
            navigation = UINavigationController(rootViewController: editor)
            navigation.restorationIdentifier = "plain"
            navigation.restorationClass = Editor.self
        }
        present(navigation, animated: true)
    }
}
