// Decoding comes after the view, a test asks first, nothing changes it, or the factory has the view loaded.
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

class Home: UITableViewController {
    @objc func add(_ sender: Any) {
        navigationController?.pushViewController(Patient(style: .grouped), animated: true)
        navigationController?.pushViewController(Guest(style: .grouped), animated: true)
    }
}

class Patient: UITableViewController, UIViewControllerRestoration {
    var gender = ""
    var name: String?
    var kind = ""
    var mood = ""

    override init(style: UITableView.Style) {
        super.init(style: style)
        restorationIdentifier = "patient"
        restorationClass = Patient.self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        gender = ""
        if name == nil {
            name = "new"
        }
        kind = "patient"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = gender + (name ?? "") + kind + mood
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        mood = ""
    }

    func choose(_ value: String) {
        gender = value
        name = value
        mood = value
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(gender, forKey: "gender")
        coder.encode(name, forKey: "name")
        coder.encode(kind, forKey: "kind")
        coder.encode(mood, forKey: "mood")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        gender = coder.decodeObject(of: NSString.self, forKey: "gender") as String? ?? ""
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let patient = Patient(style: .grouped)
        patient.gender = coder.decodeObject(of: NSString.self, forKey: "gender") as String? ?? ""
        patient.name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
        patient.mood = coder.decodeObject(of: NSString.self, forKey: "mood") as String? ?? ""
        patient.kind = coder.decodeObject(of: NSString.self, forKey: "kind") as String? ?? ""
        return patient
    }
}

class Guest: UITableViewController, UIViewControllerRestoration {
    var gender = ""

    override init(style: UITableView.Style) {
        super.init(style: style)
        restorationIdentifier = "guest"
        restorationClass = Guest.self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        gender = ""
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = gender
    }

    func choose(_ value: String) {
        gender = value
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(gender, forKey: "gender")
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let guest = Guest(style: .grouped)
        guest.loadViewIfNeeded()
        guest.gender = coder.decodeObject(of: NSString.self, forKey: "gender") as String? ?? ""
        return guest
    }
}
