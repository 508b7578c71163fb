// Only one of the two is ever added, and each class names itself.
class Pane: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = String(describing: type(of: self))
    }
}
class LeftPane: Pane {}
class RightPane: Pane {}
class Split: UIViewController {
    let left = LeftPane()
    let right = RightPane()
    let spare = RightPane()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(left)
        if traitCollection.horizontalSizeClass == .regular {
            addChild(right)
        } else {
            addChild(spare)
        }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for child in children { coder.encode(child, forKey: child.restorationIdentifier ?? "") }
    }
}
