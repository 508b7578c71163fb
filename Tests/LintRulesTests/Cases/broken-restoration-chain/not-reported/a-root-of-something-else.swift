class AlertCenter {
    let root: UIViewController
    init(rootViewController: UIViewController) { root = rootViewController }
    func pushViewController(_ controller: UIViewController, animated: Bool) {}
}
class Picture: UIViewController {
    lazy var alerts = AlertCenter(rootViewController: self)
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "picture"
    }
    required init?(coder: NSCoder) { fatalError() }
    func open() { alerts.pushViewController(Picture(), animated: true) }
}
class Boot {
    func go(window: UIWindow) { window.rootViewController = Picture() }
}
