//- Screen.swift
// Whoever adds the child, what the container or its base class writes may be it.
class Base: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(subject(of: self), forKey: "subject")
    }
}
class Screen: Base {
    func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
    }
}
//- Flow.swift
class Flow {
    let screen = Screen()
    func start() {
        let list = UITableViewController()
        list.restorationIdentifier = "list"
        screen.embed(list)
        screen.addChild(list)
    }
}
