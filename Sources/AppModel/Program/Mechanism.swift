/// How an app keeps its state, where the user says so (0.1).
public enum Mechanism: String, Sendable, CaseIterable {
    /// What the app delegate shows.
    case auto
    /// View controllers with identifiers, switched on somewhere out of sight.
    case legacy
    /// User activities, one for each scene: identifiers are inert.
    case scene
    /// No app of its own: whether restoration is on is up to those who use it.
    case library
}

extension Program {
    func findUnitsWithApp() -> Set<Int> {
        Set(classes(adopting: "UIApplicationDelegate").map(\.unit) + types.filter(\.startsApp).map(\.unit)).union(unitsThatConfigureScenes)
    }

    /// Those whose Info.plist names one of their own classes as the delegate of its scenes.
    private var unitsThatConfigureScenes: Set<Int> {
        let delegates = classes(adopting: "UIWindowSceneDelegate")
        return Set(
            delegates.filter { delegate in
                infoPlists(ofAppsInUnit: delegate.unit).contains { list in
                    list.facts.sceneDelegates.contains { $0.value.split(separator: ".").last.map(String.init) == delegate.shortName }
                }
            }.map(\.unit))
    }
}
