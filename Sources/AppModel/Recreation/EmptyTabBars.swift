import Syntax

/// A tab bar controller that a factory makes without tabs, though UIKit makes none of those again (A8).
public struct EmptyTabBar: Sendable {
    public let result: FactoryResult
    /// Where another one gets its tabs.
    public let filled: Location

    public var location: Location { result.location }
}

extension App {
    /// Those among some results, where nobody in sight gives them tabs afterwards, and gives some to those that the app begins with.
    public func emptyTabBars(amongst results: [FactoryResult], _ silences: inout Silences) -> [EmptyTabBar] {
        results.compactMap { result in
            guard let object = result.object, let made = result.made?.type.unwrapped, made == .named("UITabBarController"),
                mayRestore(unit: program.unit(of: result.factory)), !graph.isGiven("viewControllers", object),
                !graph.holdings.contains(where: { $0.parent == object }),
                let other = graph.holdings.first(where: { $0.kind == .tabs && graph.type(of: $0.parent) == made }),
                !silences.note(silence(onTabsOf: object)), !silences.note(graph.silence(onHandingOut: object))
            else { return nil }
            return EmptyTabBar(result: result, filled: graph.location(of: other))
        }.first(ofEach: \.location)
    }

    /// Why somebody may give it tabs: code has a tab bar controller in hand of which it is not told which one it is.
    private func silence(onTabsOf object: Int32) -> Silence? {
        graph.strayHoldings.first { $0.kind == .tabs }.map {
            Silence(.objectOutOfSight, at: graph.location(of: $0), about: graph.name(of: object))
        }
    }
}
