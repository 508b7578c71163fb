/// What a site depends on, the innermost step first. Sites in the same circumstances share them.
public final class Circumstance: Sendable {
    /// Counts up within its function, whenever that is looked into.
    public let id: Int
    public let step: Step
    /// What encloses the step.
    public let outer: Circumstance?
    /// The same without early exits before it, of which a long body has one behind the other.
    let outerBranch: Circumstance?
    /// How many steps there are, this one included.
    let depth: Int

    init(id: Int, _ step: Step, within outer: Circumstance?) {
        self.id = id
        self.step = step
        self.outer = outer
        outerBranch = outer.flatMap { $0.step.isExitBefore ? $0.outerBranch : $0 }
        depth = (outer?.depth ?? 0) + 1
    }

    /// Whether whatever stands in these circumstances stands in others of the same body too.
    public func isWithin(_ other: Circumstance) -> Bool {
        var current = self
        while current.depth > other.depth, let outer = current.outer { current = outer }
        return current.id == other.id
    }

    /// Whether the test holds for one of the steps.
    func contains(where test: (Step) -> Bool) -> Bool {
        var current: Circumstance? = self
        while let circumstance = current {
            if test(circumstance.step) { return true }
            current = circumstance.outer
        }
        return false
    }
}

extension Step {
    /// Whether it only says that an exit before was not taken: that of a guard, or of an arm that leaves.
    var isExitBefore: Bool {
        switch self {
        case .arm(_, _, .guardRest, _), .passed: true
        case .arm, .loop, .closure, .function, .deferred, .fallback, .shortCircuit: false
        }
    }

    /// What decided that the site behind it happens, whichever way it went.
    public var tests: [Expression] {
        switch self {
        case .arm(_, _, _, let conditions): conditions.flatMap(\.expressions)
        case .passed(_, let arms): arms.flatMap { $0.conditions.flatMap(\.expressions) }
        case .loop(let loop): loop.conditions.flatMap(\.expressions)
        case .fallback(let left), .shortCircuit(let left): [left]
        case .closure, .function, .deferred: []
        }
    }
}
