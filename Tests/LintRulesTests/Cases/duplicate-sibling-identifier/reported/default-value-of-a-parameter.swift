// A call that leaves an argument out passes the parameter's default value.
class Pane: UIViewController {
    init(name: String = "pane") {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }
}
class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            Pane(), Pane(name: "pane"), // expect: duplicate-sibling-identifier
        ]
    }
}
