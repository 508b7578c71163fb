import Syntax

/// Something that happens in a body, and under what circumstances.
public final class Site: Sendable {
    public enum Kind: Sendable {
        case call(Call)
        case assignment(target: Expression, operation: String?, value: Expression)
        case local(Statement.Local)
        case returns(Expression)
        /// `value!`.
        case forced(Expression)
        case cast(Expression, Expression.CastStrength, TypeReference)
        case attempt(Expression.AttemptStrength, Expression)
        case element(Expression, [Argument])
        /// `first...last`, or `first..<end`.
        case range(from: Expression, to: Expression)
    }

    public let kind: Kind
    /// Of the whole expression or statement.
    public let range: SourceRange
    /// The local names visible here; `nil` where there are none.
    public let locals: LocalScope?
    /// What encloses it inside of the function; `nil` where nothing does.
    public let circumstance: Circumstance?

    init(kind: Kind, range: SourceRange, locals: LocalScope?, circumstance: Circumstance?) {
        self.kind = kind
        self.range = range
        self.locals = locals
        self.circumstance = circumstance
    }

    /// The steps that enclose it, outermost first.
    public var steps: [Step] {
        var steps: [Step] = []
        var current = circumstance
        while let circumstance = current {
            steps.append(circumstance.step)
            current = circumstance.outer
        }
        return steps.reversed()
    }

    /// The steps that enclose it, innermost first, but for those that only say that an exit before was not taken.
    var branches: some Sequence<Step> {
        sequence(state: circumstance.flatMap { $0.step.isExitBefore ? $0.outerBranch : $0 }) { current in
            defer { current = current?.outerBranch }
            return current?.step
        }
    }

    public var call: Call? {
        if case .call(let call) = kind { return call }
        return nil
    }
}

/// One circumstance that a site depends on.
public enum Step: Sendable {
    public enum ArmKind: Sendable {
        /// Its conditions held.
        case test
        /// Those of none of the branch's earlier arms did.
        case otherwise
        case selection, compilation, guardElse, guardRest, ternary, catches
    }

    /// One of several alternatives; those of one `branch` exclude each other.
    case arm(branch: Int, index: Int, kind: ArmKind, conditions: [Statement.Condition])
    /// What follows a branch of which some arms leave: reached only if none of those was taken.
    case passed(branch: Int, arms: [PassedArm])
    case loop(Statement.Loop)
    /// A closure that may run later, often, or never.
    case closure
    case function(FunctionFact)
    case deferred
    /// The right side of `??`: runs when the left side gives nil.
    case fallback(for: Expression)
    /// The right side of `&&` or `||`.
    case shortCircuit(Expression)
}

/// An arm that leaves the block its branch stands in.
public struct PassedArm: Sendable {
    public let index: Int
    /// They did not all hold.
    public let conditions: [Statement.Condition]
    /// By `return`, `throw` or a call that never returns; otherwise a loop may come back.
    let leavesFunction: Bool
}

extension Step {
    func excludes(_ other: Step) -> Bool {
        switch (self, other) {
        case (.arm(let branch, let index, _, _), .arm(let otherBranch, let otherIndex, _, _)):
            branch == otherBranch && index != otherIndex
        case (.arm(let branch, let index, _, _), .passed(let otherBranch, let arms)),
            (.passed(let otherBranch, let arms), .arm(let branch, let index, _, _)):
            branch == otherBranch && arms.contains { $0.index == index && $0.leavesFunction }
        default:
            false
        }
    }
}

extension Site {
    /// Whether the two can never happen in one run of the body.
    public func excludes(_ other: Site) -> Bool {
        // Of two that exclude each other, at least one stands in an arm.
        branches.contains { other.circumstance?.contains(where: $0.excludes) ?? false }
            || other.branches.contains { circumstance?.contains(where: $0.excludes) ?? false }
    }

    /// Whether no branch that it stands in leaves out the other, so that it happens wherever the other does. Of what another body does, `nil`,
    /// that is known only outside of any branch.
    public func isOnTheWay(to other: Site?) -> Bool {
        branches.allSatisfy { step in
            guard case .arm(let branch, let index, _, _) = step else { return true }
            return other?.branches.contains { if case .arm(branch, index, _, _) = $0 { true } else { false } } ?? false
        }
    }

    /// Everything whose outcome decided that it happens, whichever way it went.
    public var tests: [Expression] { steps.flatMap(\.tests) }

    /// Whether one of those holds a part of some kind.
    public func isTested(where test: (Expression) -> Bool) -> Bool {
        circumstance?.contains { $0.tests.contains { $0.contains(where: test) } } ?? false
    }

    /// How many steps enclose it.
    var depth: Int { circumstance?.depth ?? 0 }

    /// Inside of a loop, where one line may happen many times.
    var isLooped: Bool {
        branches.contains { if case .loop = $0 { true } else { false } }
    }

    /// Inside of a closure or a nested function.
    public var mayRunLater: Bool {
        branches.contains { step in
            switch step {
            case .closure, .function: true
            default: false
            }
        }
    }

    /// The conditions under which it happens, those of guards before it left out.
    public var conditions: [Statement.Condition] {
        branches.reversed().flatMap { step -> [Statement.Condition] in
            if case .arm(_, _, _, let conditions) = step { conditions } else { [] }
        }
    }
}

extension Place {
    public init(_ site: Site, in function: Function) {
        self.init(function, site.locals)
    }
}
