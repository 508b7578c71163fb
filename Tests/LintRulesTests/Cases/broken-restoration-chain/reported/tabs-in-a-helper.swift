class Kitchen: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "kitchen"
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
}
class Stall: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }
    private func setUp() {
        viewControllers = [Kitchen()] // expect: broken-restoration-chain
    }
}
class Splash: UIViewController {
    @objc func open() { present(Stall(), animated: true) }
}
func begin(in window: UIWindow) {
    let splash = Splash()
    splash.restorationIdentifier = "splash"
    window.rootViewController = splash
}
