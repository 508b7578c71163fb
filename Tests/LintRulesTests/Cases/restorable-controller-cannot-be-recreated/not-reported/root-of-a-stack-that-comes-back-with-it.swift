// The stack has its root when UIKit looks for that by its path.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let notes = NotesController()
        notes.restorationIdentifier = "notes"
        let stack = UINavigationController(rootViewController: notes)
        stack.restorationIdentifier = "stack"
        window = UIWindow()
        window?.rootViewController = stack
        return true
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        switch path.last {
        case "sheet":
            let editor = EditorController()
            editor.restorationIdentifier = "editor"
            let sheet = UINavigationController(rootViewController: editor)
            sheet.restorationIdentifier = "sheet"
            return sheet
        default:
            return nil
        }
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class NotesController: UITableViewController {
    @IBAction func compose(_ sender: Any) {
        let editor = EditorController()
        editor.restorationIdentifier = "editor"
        let sheet = UINavigationController(rootViewController: editor)
        sheet.restorationIdentifier = "sheet"
        present(sheet, animated: true)
    }
}

class EditorController: UIViewController {
    let textView = UITextView()

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(textView.text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        textView.text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
    }
}
