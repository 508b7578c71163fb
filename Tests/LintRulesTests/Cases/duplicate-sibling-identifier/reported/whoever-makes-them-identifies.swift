// Whoever makes them identifies them: the closure of a property, a function, an initializer.
class Pane: UIViewController {
    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }
}
class Tabs: UITabBarController {
    lazy var feed: UINavigationController = {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.restorationIdentifier = "feed"
        return navigation
    }()
    lazy var search: UINavigationController = {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.restorationIdentifier = "feed" // expect: duplicate-sibling-identifier
        return navigation
    }()
    let pane = Pane(name: "pane")
    override func viewDidLoad() {
        super.viewDidLoad()
        let list = makeStack("list")
        viewControllers = [
            feed, search, list,
            makeStack("list"), // expect: duplicate-sibling-identifier
            pane,
            Pane(name: "pane"), // expect: duplicate-sibling-identifier
        ]
    }
    func makeStack(_ name: String) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.restorationIdentifier = name
        return navigation
    }
}
