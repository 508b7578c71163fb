// To set the text in code calls no delegate, so that the count and the button stay what an empty text made them.
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
    let count = UILabel()
    let send = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.delegate = self
        view.addSubview(editor)
        view.addSubview(count)
        view.addSubview(send)
        update()
    }

    func textViewDidChange(_ textView: UITextView) {
        update()
    }

    private func update() {
        let left = 140 - editor.text.count
        count.text = "\(left)"
        send.isEnabled = left < 140
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(editor.text, forKey: "draft")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        editor.text = coder.decodeObject(of: NSString.self, forKey: "draft") as String? // expect: decoded-value-unused
    }
}
