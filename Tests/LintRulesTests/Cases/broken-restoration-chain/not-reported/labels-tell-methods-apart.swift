// The superclass has the method that the call means.
class ListController: UITableViewController {}
class Filler {
    func fill(_ stack: UINavigationController, with list: UIViewController) {
        list.restorationIdentifier = nil
        stack.setViewControllers([list], animated: false)
    }
}
class Starter: Filler {
    func fill(stack: UINavigationController, with list: UIViewController) {
        stack.setViewControllers([list], animated: false)
    }
    func start(window: UIWindow) {
        let list = ListController()
        let navigation = UINavigationController()
        fill(navigation, with: list)
        window.rootViewController = navigation
        let other = ListController()
        other.restorationIdentifier = "other"
        let stack = UINavigationController()
        stack.restorationIdentifier = "stack"
        fill(stack: stack, with: other)
    }
}
