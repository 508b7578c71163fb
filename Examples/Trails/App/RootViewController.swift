import UIKit

enum RootIdentifier {
    static let tabs = "Root"
    static let trails = "TrailsNavigation"
    static let logbook = "LogbookNavigation"
    static let settings = "SettingsNavigation"
}

/// The tab bar with everything that is there at launch.
@MainActor
func makeRootViewController(store: TrailStore) -> UITabBarController {
    let trails = UINavigationController(rootViewController: TrailListViewController(store: store))
    trails.restorationIdentifier = RootIdentifier.trails
    trails.tabBarItem = UITabBarItem(title: "Trails", image: UIImage(systemName: "signpost.right"), tag: 0)

    let map = UINavigationController(rootViewController: MapViewController(store: store))
    map.tabBarItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map"), tag: 1)

    let logbook = UINavigationController(rootViewController: LogbookViewController(store: store))
    logbook.restorationIdentifier = RootIdentifier.logbook
    logbook.tabBarItem = UITabBarItem(title: "Logbook", image: UIImage(systemName: "book"), tag: 2)

    let statistics = UINavigationController(rootViewController: StatisticsViewController(store: store))
    statistics.restorationIdentifier = RootIdentifier.logbook
    statistics.tabBarItem = UITabBarItem(title: "Statistics", image: UIImage(systemName: "chart.bar"), tag: 3)

    let settings = UINavigationController(rootViewController: SettingsViewController(style: .insetGrouped))
    settings.restorationIdentifier = RootIdentifier.settings
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 4)

    let tabs = UITabBarController()
    tabs.restorationIdentifier = RootIdentifier.tabs
    tabs.viewControllers = [trails, map, logbook, statistics, settings]
    return tabs
}
