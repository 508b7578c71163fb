import Syntax

/// A comment that switches findings off: `// restorelint:disable[:next|:this|:previous] ID… -- reason`.
public struct Suppression: Hashable, Sendable {
    public struct RuleName: Hashable, Sendable {
        public var id: String
        public var location: SourceRange
    }

    /// The rules it names, as written; `all` stands for every rule.
    public var rules: [RuleName]
    /// The part of the file that it silences, whole lines, already resolved from `next`, `this`, `previous` and a later `enable`.
    public var covered: SourceRange
    /// The comment from its `//` to its end.
    public var range: SourceRange
    /// What stands after ` -- `.
    public var reason: String?
}
