// What is hidden from the beginning, shows only what is wrong with a text, or goes with there being none, is right as it came.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let home = Home()
        home.restorationIdentifier = "home"
        let stack = UINavigationController(rootViewController: home)
        stack.restorationIdentifier = "stack"
        window = UIWindow()
        window?.rootViewController = stack
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Home: UIViewController, UITextViewDelegate {
    let editor = UITextView()
    let hint: UILabel = {
        let label = UILabel()
        label.isHidden = true
        return label
    }()
    let warning = UILabel()
    let remove = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.delegate = self
        view.addSubview(editor)
        view.addSubview(hint)
        view.addSubview(warning)
        view.addSubview(remove)
        remove.addTarget(self, action: #selector(clear), for: .touchUpInside)
        warning.isHidden = true
    }

    func textViewDidChange(_ textView: UITextView) {
        hint.isHidden = !editor.text.isEmpty
        warning.isHidden = isValid(editor.text)
    }

    @objc private func clear() {
        editor.text = ""
        remove.isEnabled = false
    }

    private func isValid(_ text: String) -> Bool { text.count < 140 }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(editor.text, forKey: "draft")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        editor.text = coder.decodeObject(of: NSString.self, forKey: "draft") as String?
    }
}
