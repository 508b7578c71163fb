import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class EditorController: UIViewController, UIViewControllerRestoration {
    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
        restorationClass = EditorController.self
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        if path.first != "root" {
            return nil
        }
        for part in path {
            if part != "stack" {
                continue
            }
        }
        if path.last != "editor" && path.last != "reader" {
            return nil
        }
        if path.isEmpty || path.count > 9 {
            return nil
        }
        return EditorController(name: path.last == "editor" ? "editor" : "reader")
    }
}

final class ListController: UITableViewController {
    func open() {
        let editor = EditorController(name: "editor")
        navigationController?.pushViewController(editor, animated: true)
    }

    func read() {
        let reader = EditorController(name: "reader")
        navigationController?.pushViewController(reader, animated: true)
    }
}
