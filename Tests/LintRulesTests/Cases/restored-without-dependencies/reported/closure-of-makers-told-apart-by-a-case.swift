import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = List()
        list.restorationIdentifier = "list"
        let navigation = UINavigationController(rootViewController: list)
        navigation.restorationIdentifier = "navigation"
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        navigationController?.pushViewController(Editor(mode: .show), animated: true)
    }
    @objc func add() {
        let editor = Editor(mode: .create)
        editor.onDone = { [weak self] in self?.tableView.reloadData() }
        navigationController?.pushViewController(editor, animated: true)
    }
}
final class Editor: UIViewController, UIViewControllerRestoration {
    enum Mode { case show, create }
    private let mode: Mode
    var onDone: (() -> Void)? // expect: restored-without-dependencies
    init(mode: Mode) {
        self.mode = mode
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Editor(mode: .create)
    }
    @objc func done() {
        onDone?()
        navigationController?.popViewController(animated: true)
    }
}
