// What each call passes differs, is not known, or is replaced.
class Pane: UIViewController {
    init(name: String = "pane") {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }
}
class Tabs: UITabBarController {
    let title1 = "first", title2: String
    lazy var feed: UINavigationController = {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.restorationIdentifier = title2
        return navigation
    }()
    lazy var search: UINavigationController = {
        let other = UINavigationController(rootViewController: UIViewController())
        other.restorationIdentifier = "first"
        let navigation = UINavigationController(rootViewController: other)
        navigation.restorationIdentifier = "search"
        return navigation
    }()
    override func viewDidLoad() {
        super.viewDidLoad()
        let second = makeStack("first")
        second.restorationIdentifier = "second"
        viewControllers = [
            feed, search, makeStack("first"), makeStack(title2), makeStack(title2), second, Pane(), Pane(name: "other"),
            makeNumbered("first"), makeNumbered("first"),
        ]
    }
    func makeStack(_ name: String) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.restorationIdentifier = name
        return navigation
    }
    func makeNumbered(_ name: String) -> UIViewController {
        let controller = UIViewController()
        controller.restorationIdentifier = name + next()
        return controller
    }
    func next() -> String { UUID().uuidString }
}
