// The initializer was there first.
class Base: UIViewController {
    static let name = "base"
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        restorationIdentifier = Base.name
    }
    required init?(coder: NSCoder) { nil }
}
class Leaf: Base {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "base"
    }
}
class Guest: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if restorationIdentifier == nil { restorationIdentifier = "guest" }
    }
}
class Detail: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "detail"
    }
}
func makeDetail() -> Detail {
    let detail = Detail()
    detail.restorationIdentifier = "detail"
    return detail
}
