//- UIViewController+Embed.swift
extension UIViewController {
    func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        container.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
//- Player.swift
class Player: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(3.5, forKey: "position")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeDouble(forKey: "position"))
    }
}
//- Screen.swift
class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        embed(Player(), in: view) // expect: container-children-not-encoded
    }
}
