class Pane: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = String(describing: type(of: self))
    }
}
class Split: UIViewController {
    let left = Pane()
    let right = Pane()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(left)
        addChild(right) // expect: duplicate-sibling-identifier
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(left, forKey: "left")
        coder.encode(right, forKey: "right")
    }
}
