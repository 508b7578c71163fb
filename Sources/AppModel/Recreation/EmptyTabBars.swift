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
    public func emptyTabBars(amongst results: [FactoryResult]) -> [EmptyTabBar] {
        results.compactMap { result in
            guard let object = result.object, let made = result.made?.type.unwrapped, made == .named("UITabBarController"),
                mayRestore(unit: program.unit(of: result.factory)), !graph.isGiven("viewControllers", object),
                !graph.holdings.contains(where: { $0.parent == object }), !graph.strayHoldings.contains(where: { $0.kind == .tabs }),
                graph.silence(onHandingOut: object) == nil,
                let other = graph.holdings.first(where: { $0.kind == .tabs && graph.type(of: $0.parent) == made })
            else { return nil }
            return EmptyTabBar(result: result, filled: graph.location(of: other))
        }.first(ofEach: \.location)
    }
}
