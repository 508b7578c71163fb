// Who encodes a controller that has no identifier writes nothing.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let list = List()
        list.restorationIdentifier = "list"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = list
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class List: UITableViewController {
    private let counter = Counter()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(counter)
        view.addSubview(counter.view)
        counter.didMove(toParent: self)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(counter, forKey: "counter")
    }
}
final class Counter: UIViewController {
    private var taps = 0
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
