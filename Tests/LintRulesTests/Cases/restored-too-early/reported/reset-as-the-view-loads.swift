// The view loads after the factory.
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
    }
}

class Patient: UITableViewController, UIViewControllerRestoration {
    var gender = ""
    var names: [String] = []

    override init(style: UITableView.Style) {
        super.init(style: style)
        restorationIdentifier = "patient"
        restorationClass = Patient.self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        gender = "" // expect: restored-too-early
        names = [] // expect: restored-too-early
    }

    func choose(_ value: String) {
        gender = value
        names += [value]
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(gender, forKey: "gender")
        coder.encode(names, forKey: "names")
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let patient = Patient(style: .grouped)
        patient.gender = coder.decodeObject(of: NSString.self, forKey: "gender") as String? ?? ""
        patient.names = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "names") as? [String] ?? []
        return patient
    }
}
