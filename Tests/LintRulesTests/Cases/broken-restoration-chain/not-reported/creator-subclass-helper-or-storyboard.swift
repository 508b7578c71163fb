//- Tabs.swift
// Whoever creates the container, a subclass, a helper or a storyboard may identify it.
class Feed: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
    }
}
class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [Feed()]
    }
}
class NamedTabs: Tabs {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "tabs"
    }
}
class HelpedTabs: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        Style.apply(to: self)
        viewControllers = [Feed()]
    }
}
class BoardTabs: UITabBarController {
    override func awakeFromNib() {
        super.awakeFromNib()
        viewControllers = [Feed()]
    }
}
enum Style {
    static func apply(to controller: UIViewController) { tag(controller) }
    static func tag(_ controller: UIViewController) { controller.restorationIdentifier = "styled" }
}
//- Scenes.swift
func show(_ window: UIWindow, _ board: UIStoryboard) {
    let tabs = Tabs()
    tabs.restorationIdentifier = "tabs"
    window.rootViewController = tabs
    window.rootViewController = NamedTabs()
    window.rootViewController = HelpedTabs()
    window.rootViewController = board.instantiateInitialViewController() as? BoardTabs
}
