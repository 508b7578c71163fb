//- App.swift
// A factory runs for what was saved with an identifier, and this never is.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let root = UINavigationController(rootViewController: List())
        root.restorationIdentifier = "root"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
let drawings = UIStoryboard(name: "Main", bundle: nil)
final class List: UITableViewController {
    init() {
        super.init(style: .plain)
        restorationIdentifier = "list"
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let counter = drawings.instantiateViewController(withIdentifier: "counter")
        navigationController?.pushViewController(counter, animated: true)
    }
}
final class Counter: UIViewController, UIViewControllerRestoration {
    private var taps = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationClass = Counter.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let counter = drawings.instantiateViewController(withIdentifier: "counter")
        counter.restorationIdentifier = path.last
        return counter
    }
    @objc func tap() {
        taps += 1
        title = "\(taps)"
    }
    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
        super.encodeRestorableState(with: coder)
        coder.encode(taps, forKey: "taps")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        taps = coder.decodeInteger(forKey: "taps")
        title = "\(taps)"
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="counter" id="cou-00-001" customClass="Counter" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
