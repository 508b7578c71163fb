// A view has no such hurry, and what others call may come early.
class Card: UIView {
    func viewDidLoad() { restorationIdentifier = "card" }
}
class List: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        identify()
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        identify()
    }
    private func identify() { restorationIdentifier = "list" }
}
