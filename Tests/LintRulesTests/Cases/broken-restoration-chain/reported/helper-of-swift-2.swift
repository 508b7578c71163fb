// Before Swift 3 the first argument of a method had no label, whatever its parameter is called.
class ListController: UITableViewController {}
class Starter {
    func fill(stack: UINavigationController, with list: UIViewController, animated: Bool) {
        stack.setViewControllers([list], animated: animated)
    }
    func start(window: UIWindow) {
        let list = ListController()
        list.restorationIdentifier = "list"
        let navigation = UINavigationController() // expect: broken-restoration-chain
        fill(navigation, with: list, animated: false)
        window.rootViewController = navigation
    }
}
