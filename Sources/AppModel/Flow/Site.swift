import Syntax

/// Something that happens in a body, and under what circumstances.
public struct Site: Sendable {
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
    }

    public let kind: Kind
    /// Of the whole expression or statement.
    public let range: SourceRange
    /// The local names visible here; `nil` where there are none.
    public let locals: LocalScope?
    /// What encloses it inside of the function, outermost first.
    public let steps: [Step]

    public var call: Call? {
        if case .call(let call) = kind { return call }
        return nil
    }
}

/// One circumstance that a site depends on.
public enum Step: Sendable {
    public enum ArmKind: Sendable { case test, selection, compilation, guardElse, guardRest, ternary, catches }

    /// One of several alternatives; those of one `branch` exclude each other.
    case arm(branch: Int, index: Int, kind: ArmKind, conditions: [Statement.Condition])
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

extension Site {
    /// Whether the two can never happen in one run of the body.
    public func excludes(_ other: Site) -> Bool {
        for step in steps {
            guard case .arm(let branch, let index, _, _) = step else { continue }
            for otherStep in other.steps {
                if case .arm(branch, let otherIndex, _, _) = otherStep, otherIndex != index { return true }
            }
        }
        return false
    }

    /// Inside of a loop, where one line may happen many times.
    public var isLooped: Bool {
        steps.contains { if case .loop = $0 { true } else { false } }
    }

    /// Inside of a closure or a nested function.
    public var mayRunLater: Bool {
        steps.contains { step in
            switch step {
            case .closure, .function: true
            default: false
            }
        }
    }

    /// The conditions under which it happens, those of guards before it left out.
    public var conditions: [Statement.Condition] {
        steps.flatMap { step -> [Statement.Condition] in
            switch step {
            case .arm(_, _, .guardRest, _): []
            case .arm(_, _, _, let conditions): conditions
            default: []
            }
        }
    }
}
