// Each has a name of its own, or there is but one.
struct Unit {
    let name: String
    let factor: Double
}
struct Factory {
    private let units = [
        Unit(name: "foot", factor: 0.3048),
        Unit(name: "mile", factor: 1609.344),
    ]
    private let first = [Unit(name: "foot", factor: 0.3048)]
    func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = units.map(makeTab)
        return tabs
    }
    private func makeTab(for unit: Unit) -> UIViewController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.restorationIdentifier = "navigation " + unit.name
        return navigation
    }
    func makeFirst() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "first"
        tabs.viewControllers = first.map(makeAlike)
        return tabs
    }
    private func makeAlike(for unit: Unit) -> UIViewController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.restorationIdentifier = "alike"
        return navigation
    }
}
