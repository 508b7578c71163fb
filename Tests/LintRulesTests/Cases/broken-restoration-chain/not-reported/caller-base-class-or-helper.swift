//- Factory.swift
// The caller, a base class or a helper may identify the container.
class ListController: UITableViewController {}
class Navigation: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        identify()
    }
    required init?(coder: NSCoder) { nil }
}
func makeList() -> UINavigationController {
    let list = ListController()
    list.restorationIdentifier = "list"
    return UINavigationController(rootViewController: list)
}
func makeOther() {
    let list = ListController()
    list.restorationIdentifier = "other"
    let navigation = UINavigationController(rootViewController: list)
    Style.identify(navigation)
    let second = Navigation(rootViewController: list)
    second.title = "second"
}
//- Navigation+Identity.swift
extension Navigation {
    func identify() { restorationIdentifier = "navigation" }
}
