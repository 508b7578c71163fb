//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Compose.swift
import UIKit
class Compose: UIViewController, UIViewControllerRestoration {
    var answered: String? // expect: restored-without-dependencies
    var beginning = ""
    private let field = UITextView()
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Compose()
    }
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "compose"
        restorationClass = Compose.self
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        field.text = beginning
        view.addSubview(field)
    }
    @objc func send() {
        Service.post(field.text, answering: answered)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        field.text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
    }
}
enum Service {
    static func post(_ text: String, answering: String?) {}
}
class Thread: UITableViewController {
    @IBAction func answer() {
        let compose = Compose()
        compose.beginning = "@you "
        compose.answered = "1"
        show(compose, sender: nil)
    }
    @IBAction func begin() {
        show(Compose(), sender: nil)
    }
}
