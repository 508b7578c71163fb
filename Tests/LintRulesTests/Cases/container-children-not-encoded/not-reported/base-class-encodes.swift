//- Base.swift
// The base class encodes for everybody.
class Base: UIViewController {
    var panes: [UIViewController] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(panes, forKey: "panes")
    }
}
//- Leaf.swift
class Pane: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "pane"
    }
}
class Leaf: Base {
    func fill() {
        let pane = Pane()
        panes.append(pane)
        addChild(pane)
    }
}
