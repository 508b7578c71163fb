// The children are encoded, but this one is none of them.
class Split: UIViewController {
    @IBOutlet var side: UIStackView!
    private let list = UITableViewController()
    private lazy var map: UIViewController = {
        let map = UIViewController()
        map.restorationIdentifier = "map"
        return map
    }()
    override func viewDidLoad() {
        super.viewDidLoad()
        list.restorationIdentifier = "list"
        addChild(list)
        side.addArrangedSubview(list.view)
        side.insertArrangedSubview(self.map.view, at: 0) // expect: child-view-without-containment
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for child in children { coder.encode(child, forKey: child.restorationIdentifier ?? "") }
    }
}
