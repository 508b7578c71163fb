//- Base.swift
class Base: UITableViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        super.restorationIdentifier = String(describing: type(of: self)) // expect: late-identifier-assignment
    }
}
//- Leaf.swift
class Leaf: Base {
    override init(style: UITableView.Style) {
        super.init(style: style)
        restorationIdentifier = "leaf"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        identify()
    }
    private func identify() {
        self.restorationIdentifier = "other leaf" // expect: late-identifier-assignment
    }
}
