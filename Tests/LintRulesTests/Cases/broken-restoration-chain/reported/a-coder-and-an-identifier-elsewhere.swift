// What another screen encodes or identifies, of types that fit, is none of these objects.
class Detail: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
    }
    required init?(coder: NSCoder) { fatalError() }
}
class Menu: UIViewController {
    func open() {
        let navigation = UINavigationController(rootViewController: Detail()) // expect: broken-restoration-chain
        present(navigation, animated: true)
    }
}
class Pages: UIViewController {
    @IBOutlet var shown: [UIViewController] = []
    var other: UIViewController?
    override func viewDidLoad() {
        super.viewDidLoad()
        outside(other)?.restorationIdentifier = "other"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(shown, forKey: "shown")
        coder.encode(other, forKey: "other")
    }
}
