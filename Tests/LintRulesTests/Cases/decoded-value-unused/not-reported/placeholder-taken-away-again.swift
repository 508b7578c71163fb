// Decoding, or the screen as it appears, does what the delegate does.
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
    let placeholder = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.delegate = self
        view.addSubview(editor)
        view.addSubview(placeholder)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
        navigationItem.rightBarButtonItem?.isEnabled = false
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.rightBarButtonItem?.isEnabled = !editor.text.isEmpty
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = !editor.text.isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = !editor.text.isEmpty
    }

    @objc private func save() {
        dismiss(animated: true)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(editor.text, forKey: "draft")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        editor.text = coder.decodeObject(of: NSString.self, forKey: "draft") as String?
        textViewDidChange(editor)
    }
}
