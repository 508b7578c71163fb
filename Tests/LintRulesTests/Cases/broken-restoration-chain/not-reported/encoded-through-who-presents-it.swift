// What presents the container, or has it in its window, hands the child to a coder.
class Detail: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
    }
    required init?(coder: NSCoder) { fatalError() }
}
class Menu: UIViewController {
    func open() {
        present(UINavigationController(rootViewController: Detail()), animated: true)
    }
}
class Keeper: UIViewController {
    @IBOutlet var menu: UIViewController?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let shown = menu?.presentedViewController as? UINavigationController
        coder.encode(shown?.topViewController, forKey: "detail")
    }
}
