import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Editor: UIViewController, UIViewControllerRestoration {
    var done: (() -> Void)? // expect: restored-without-dependencies
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Editor() }
    @objc func close(_ sender: UIButton) {
        dismiss(animated: true, completion: done)
    }
}
final class List: UITableViewController {
    func add() {
        let editor = Editor()
        editor.done = { [weak self] in self?.tableView.reloadData() }
        present(editor, animated: true)
    }
}
