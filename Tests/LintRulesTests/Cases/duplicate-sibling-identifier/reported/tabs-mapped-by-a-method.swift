struct Unit {
    let name: String
    let factor: Double
}
final class Converter: UIViewController {
    init(_ unit: Unit) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "converter " + unit.name
    }
    required init?(coder: NSCoder) { nil }
}
struct Factory {
    private let units = [
        Unit(name: "foot", factor: 0.3048),
        Unit(name: "mile", factor: 1609.344),
    ]
    func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = units.map(makeTab)
        return tabs
    }
    private func makeTab(for unit: Unit) -> UIViewController {
        let navigation = UINavigationController(rootViewController: Converter(unit))
        navigation.restorationIdentifier = "navigation" // expect: duplicate-sibling-identifier
        return navigation
    }
}
