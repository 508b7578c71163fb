// Opted out on purpose.
class ListController: UITableViewController {
    init() {
        super.init(style: .plain)
        restorationIdentifier = "list"
    }
}
func makeRoot(_ window: UIWindow) {
    let list = ListController()
    list.restorationIdentifier = nil
    window.rootViewController = UINavigationController(rootViewController: list)
    let other = UINavigationController(rootViewController: ListController())
    other.restorationIdentifier = nil
    window.rootViewController = other
}
