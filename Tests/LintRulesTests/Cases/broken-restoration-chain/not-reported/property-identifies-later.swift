// A property that keeps the container may identify it, or hand it to somebody who does.
class Root {
    var first: UINavigationController?
    var second: UINavigationController?
    func make() {
        let list = UITableViewController()
        list.restorationIdentifier = "list"
        let navigation = UINavigationController(rootViewController: list)
        first = navigation
        first?.restorationIdentifier = "first"
        let other = UINavigationController(rootViewController: list)
        second = other
        identify(second)
    }
    func identify(_ controller: UIViewController?) { controller?.restorationIdentifier = "second" }
}
