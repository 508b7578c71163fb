import Syntax

/// Reads whether a variable gets something only where it has nothing yet, so that this takes nothing away from the user.
extension ChangeReading {
    /// `if page == nil { page = 1 }`, `guard name.isEmpty else { return }` before it, `page = page ?? 1`.
    func isDefault(_ site: Site) -> Bool {
        guard case .assignment(let target, nil, let value) = site.kind, !site.mayRunLater, let path = target.path else { return false }
        let absence = Absence(path: path.withoutUnderscore, value: value, isFlag: isFlag)
        if case .binary(let own, "??", _) = value.core.kind, absence.isMeant(own) { return true }
        return site.steps.contains { step in
            switch step {
            case .arm(_, _, .test, let conditions), .arm(_, _, .guardRest, let conditions): conditions.contains(where: absence.isTold)
            case .arm(_, _, .otherwise, let conditions): conditions.count == 1 && absence.isDenied(by: conditions[0])
            case .passed(_, let arms): arms.contains { $0.conditions.count == 1 && absence.isDenied(by: $0.conditions[0]) }
            case .arm, .loop, .closure, .function, .deferred, .fallback, .shortCircuit: false
            }
        }
    }
}

/// What is told of a variable where it holds nothing, or no other value than it gets.
private struct Absence {
    let path: String
    let value: Expression
    /// Of one that says whether, no is an answer.
    let isFlag: Bool

    func isMeant(_ expression: Expression) -> Bool { expression.path?.withoutUnderscore == path }

    /// Whether a condition holds only then.
    func isTold(by condition: Statement.Condition) -> Bool {
        if case .expression(let test) = condition { isTold(by: test) } else { false }
    }

    /// Whether one fails only then: `if let page`, `page != nil`.
    func isDenied(by condition: Statement.Condition) -> Bool {
        switch condition {
        case .binding(_, _, let bound): isMeant(bound)
        case .expression(let test): isDenied(by: test)
        case .pattern, .availability, .compilation: false
        }
    }

    private func isTold(by test: Expression) -> Bool {
        switch test.core.kind {
        case .binary(let left, "&&", let right): isTold(by: left) || isTold(by: right)
        case .binary(let left, "||", let right): isTold(by: left) && isTold(by: right)
        case .binary(let left, "==", let right): isNothing(left, of: right) || isNothing(right, of: left)
        case .binary(let left, "??", let right): isTold(by: left) && right.core.isTrue
        case .prefix("!", let inner): isDenied(by: inner)
        case .tuple(let parts): parts.onlyElement.map { isTold(by: $0.value) } ?? false
        case .member(let base, let name): name.text == "isEmpty" && isMeant(base)
        case .call(let call): isTold(by: call)
        default: false
        }
    }

    private func isDenied(by test: Expression) -> Bool {
        switch test.core.kind {
        case .binary(let left, "&&", let right): isDenied(by: left) && isDenied(by: right)
        case .binary(let left, "||", let right): isDenied(by: left) || isDenied(by: right)
        case .binary(let left, "!=", let right): isNothing(left, of: right) || isNothing(right, of: left)
        case .binary(let left, ">", let right): right.core.isZero && isSize(left)
        case .prefix("!", let inner): isTold(by: inner)
        case .tuple(let parts): parts.onlyElement.map { isDenied(by: $0.value) } ?? false
        default: !isFlag && isMeant(test) || isSize(test)
        }
    }

    /// `[Helper isNull:page]`, `[page isEqual:@1]` of what gets one.
    private func isTold(by call: Call) -> Bool {
        guard let argument = call.arguments.onlyElement?.value else { return false }
        if ["isEqual", "isEqualToString", "isEqualToNumber"].contains(call.name), let receiver = call.receiver {
            return isMeant(receiver) && isNothing(argument, of: receiver)
        }
        return ["isNull", "isNil", "isEmpty", "isBlank"].contains(where: call.name.hasPrefix) && isMeant(argument)
    }

    private func isNothing(_ nothing: Expression, of expression: Expression) -> Bool {
        if isSize(expression) { return nothing.core.isZero }
        guard isMeant(expression) else { return false }
        return nothing.core.isNil || !isFlag && nothing.core.isEmpty || nothing.isSameConstant(as: value)
    }

    private func isSize(_ expression: Expression) -> Bool {
        guard case .member(let base, let name) = expression.core.kind else { return false }
        return ["count", "length"].contains(name.text) && isMeant(base)
    }
}

extension Expression {
    fileprivate var isTrue: Bool {
        if case .boolean(true) = kind { true } else { false }
    }

    /// `1` of `@1`.
    fileprivate var unboxed: Expression {
        guard case .call(let call) = core.kind, call.receiver == nil, call.name == "NSNumber" else { return core }
        return call.arguments.onlyElement?.value.core ?? core
    }

    fileprivate func isSameConstant(as other: Expression) -> Bool {
        switch (unboxed.kind, other.unboxed.kind) {
        case (.boolean(let own), .boolean(let other)): own == other
        case (.integer(let own), .integer(let other)): own == other
        case (.string(let own), .string(let other)): own == other
        case (.implicitMember(let own), .implicitMember(let other)): own == other
        default: false
        }
    }
}
