// The helper is called where the text is restored, as the screen appears, or not as the view loads, so that it is no state of the text's.
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

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.delegate = self
        update()
    }

    func textViewDidChange(_ textView: UITextView) {
        update()
    }

    private func update() {
        count.text = "\(editor.text.count)"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(editor.text, forKey: "draft")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        editor.text = coder.decodeObject(of: NSString.self, forKey: "draft") as String?
        update()
    }
}

class Appearing: UIViewController, UITextViewDelegate {
    let editor = UITextView()
    let count = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.delegate = self
        update()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    func textViewDidChange(_ textView: UITextView) {
        update()
    }

    private func update() {
        count.text = "\(editor.text.count)"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(editor.text, forKey: "draft")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        editor.text = coder.decodeObject(of: NSString.self, forKey: "draft") as String?
    }
}

class Finder: UIViewController {
    let field = UITextField()

    @IBAction func search(_ sender: UIButton) {
        show()
    }

    private func show() {
        title = field.text
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "draft")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        field.text = coder.decodeObject(of: NSString.self, forKey: "draft") as String?
    }
}

class Bold: Home {
    let heading = UILabel()

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        heading.text = coder.decodeObject(of: NSString.self, forKey: "heading") as String?
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(heading.text, forKey: "heading")
    }
}
