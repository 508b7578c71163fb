// The screen is saved; its canvas has no identifier, so that nobody asks it.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Sketch: UIViewController {
    private let canvas = Canvas()
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "sketch"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(canvas)
    }
}
final class Canvas: UIView {
    private var stroke = 2
    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
        super.encodeRestorableState(with: coder)
        coder.encode(stroke, forKey: "stroke")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        stroke = coder.decodeInteger(forKey: "stroke")
    }
}
