import Syntax

extension Site {
    /// Whether it happens only where a value that is asked for on the way turned out to be there, and not nil.
    public func happensOnly(ifThere value: SourceRange) -> Bool {
        steps.contains { step in
            switch step {
            case .arm(_, _, .test, let conditions), .arm(_, 0, .ternary, let conditions), .arm(_, _, .guardRest, let conditions):
                conditions.contains { $0.holdsOnly(ifThere: value) }
            case .passed(_, let arms):
                arms.contains { $0.conditions.count == 1 && $0.conditions[0].failsOnly(ifThere: value) }
            case .arm, .loop, .closure, .function, .deferred, .fallback, .shortCircuit:
                false
            }
        }
    }
}

extension Statement.Condition {
    fileprivate func holdsOnly(ifThere value: SourceRange) -> Bool {
        switch self {
        case .expression(let test): test.holdsOnly(ifThere: value)
        case .binding(_, _, let bound): bound.core.range == value
        case .pattern, .availability, .compilation: false
        }
    }

    fileprivate func failsOnly(ifThere value: SourceRange) -> Bool {
        if case .expression(let test) = self { test.failsOnly(ifThere: value) } else { false }
    }
}

extension Expression {
    /// `value`, `value != nil`, `value is Page`, `isNew && value`.
    fileprivate func holdsOnly(ifThere value: SourceRange) -> Bool {
        switch kind {
        case .binary(let left, "&&", let right): left.holdsOnly(ifThere: value) || right.holdsOnly(ifThere: value)
        case .binary(let left, let operation, let right) where operation.hasPrefix("!="):
            left.core.range == value && right.isNil || left.isNil && right.core.range == value
        case .test(let tested, _): tested.core.range == value
        case .prefix("!", let test): test.failsOnly(ifThere: value)
        case .tuple(let parts) where parts.count == 1: parts[0].value.holdsOnly(ifThere: value)
        default: core.range == value
        }
    }

    /// `value == nil`, `!value`, `isNew || !value`.
    fileprivate func failsOnly(ifThere value: SourceRange) -> Bool {
        switch kind {
        case .binary(let left, "||", let right): left.failsOnly(ifThere: value) || right.failsOnly(ifThere: value)
        case .binary(let left, let operation, let right) where operation.hasPrefix("=="):
            left.core.range == value && right.isNil || left.isNil && right.core.range == value
        case .prefix("!", let test): test.holdsOnly(ifThere: value)
        case .tuple(let parts) where parts.count == 1: parts[0].value.failsOnly(ifThere: value)
        default: false
        }
    }
}
