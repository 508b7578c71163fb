import Syntax

/// Behind a test a name means a variable of its own, which holds what the test lets through.
extension Lowering {
    /// Takes for certain what a test says, for the rest of the scope.
    mutating func narrow(by condition: Expression, isMet: Bool = true) {
        // Thousands may stand behind one another.
        var open = [condition]
        while let next = open.popLast() {
            if case .binary(let left, let operation, let right) = next.core.kind, operation == (isMet ? "&&" : "||") {
                open += [right, left]
            } else if let (subject, narrowing) = Narrowing.test(next) {
                narrow(subject, to: isMet ? narrowing : narrowing.opposite, next.range)
            }
        }
    }

    mutating func narrow(_ subject: Expression, to narrowing: Narrowing, _ range: SourceRange) {
        guard case .name(let name) = subject.core.kind, let variable = local(name), !assignedNames.contains(name) else { return }
        let narrowed = self.variable(for: subject)
        add(.narrowed(variable, narrowing), to: narrowed, range)
        rename(name, to: narrowed)
    }

    /// Takes for certain what an arm of a `switch` is for; its `default` is for what the ones before it leave.
    mutating func narrow(_ subject: Expression?, in arm: Statement.Arm, behind earlier: [Statement.Arm]) {
        guard let subject else { return }
        for case .pattern(let patterns, _, _) in arm.conditions {
            if let narrowing = Narrowing(patterns) { narrow(subject, to: narrowing, patterns[0].range) }
        }
        guard arm.conditions.isEmpty else { return }
        // An arm that asks for more, be it of what a case carries, leaves some of its values.
        let left = earlier.compactMap { arm -> [Expression]? in
            guard case .pattern(let patterns, _, _)? = arm.conditions.onlyElement, !patterns.contains(where: \.isCall) else { return nil }
            return patterns
        }
        if let taken = Narrowing(left.flatMap(\.self)) { narrow(subject, to: taken.opposite, subject.range) }
    }
}

extension [Statement.Condition] {
    /// What alone decides whether they hold.
    var onlyTest: Expression? {
        if case .expression(let test)? = onlyElement { test } else { nil }
    }
}

extension Expression {
    fileprivate var isCall: Bool {
        if case .call = kind { true } else { false }
    }
}
