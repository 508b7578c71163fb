import Syntax

extension [Statement] {
    /// What moves a number on within bounds and does nothing else, with the tests of it: `index = (index + 1) % list.count`,
    /// `if index < list.count - 1 { index += 1 }`. It tells where to go from here, not whether here is anywhere.
    ///
    /// - Parameter names: those of the number.
    func boundedSteps(of names: Set<String>) -> [SourceRange] {
        var ranges: [SourceRange] = []
        var moved: Set<String> = []
        for (position, statement) in enumerated() {
            switch statement.kind {
            case .expression(let expression) where expression.isMove(of: names, by: moved): ranges.append(expression.range)
            case .local(let local) where local.value?.isMoved(names) ?? false:
                // `let next = index + 1`
                let isStep = self[(position + 1)...].contains { $0.isStep(of: names, by: [local.name]) }
                if isStep { ranges.append(statement.range) }
                moved.insert(local.name)
            case .branch(let branch):
                if branch.isStep(of: names, by: moved) {
                    ranges += branch.arms.flatMap { $0.conditions.flatMap(\.expressions).map(\.range) }
                }
                for arm in branch.arms where arm.body.areSteps(of: names, by: moved) { ranges += arm.body.map(\.range) }
                ranges += branch.arms.flatMap { $0.body.boundedSteps(of: names) }
            case .guarded(let conditions, let otherwise):
                let rest = self[(position + 1)...]
                let leaves = otherwise.areSteps(of: names, by: moved) || conditions.arePastNoEnd(of: names.union(moved))
                if leaves, Array(rest).areSteps(of: names, by: moved), rest.contains(where: { $0.isStep(of: names, by: moved) }) {
                    ranges += conditions.flatMap(\.expressions).map(\.range) + rest.map(\.range)
                }
                ranges += otherwise.boundedSteps(of: names)
            default: ranges += statement.inner.boundedSteps(of: names)
            }
            for closure in statement.ownExpressions.flatMap(\.closures) { ranges += closure.body.boundedSteps(of: names) }
        }
        return ranges
    }

    /// Whether they move the number or set it, and touch nothing else.
    fileprivate func areSteps(of names: Set<String>, by moved: Set<String>) -> Bool {
        var moved = moved
        return allSatisfy { statement in
            switch statement.kind {
            case .returns(nil): return true
            case .expression(let expression):
                if case .assignment(let target, _, _) = expression.core.kind { return target.core.plainName.map(names.contains) ?? false }
                return expression.animated?.areSteps(of: names, by: moved) ?? false
            case .local(let local):
                guard local.value?.isMoved(names) ?? false else { return false }
                moved.insert(local.name)
                return true
            case .branch(let branch): return branch.isStep(of: names, by: moved)
            case .guarded(_, let otherwise): return otherwise.areSteps(of: names, by: moved)
            default: return false
            }
        }
    }
}

extension Statement {
    /// Whether it moves the number on, under whatever condition.
    fileprivate func isStep(of names: Set<String>, by moved: Set<String>) -> Bool {
        switch kind {
        case .expression(let expression):
            expression.isMove(of: names, by: moved) || expression.animated?.contains { $0.isStep(of: names, by: moved) } ?? false
        case .branch(let branch): branch.isStep(of: names, by: moved)
        default: false
        }
    }

    /// Those that stand in it directly, rather than in what it holds.
    fileprivate var ownExpressions: [Expression] {
        switch kind {
        case .expression(let value), .throwing(let value): [value]
        case .local(let local): local.value.map { [$0] } ?? []
        case .returns(let value): value.map { [$0] } ?? []
        case .branch(let branch): (branch.subject.map { [$0] } ?? []) + branch.arms.flatMap { $0.conditions.flatMap(\.expressions) }
        case .guarded(let conditions, _): conditions.flatMap(\.expressions)
        case .loop(let loop): (loop.sequence.map { [$0] } ?? []) + loop.conditions.flatMap(\.expressions)
        case .deferred, .attempt, .block, .function, .breaks, .continues, .fallsThrough: []
        }
    }
}

extension Statement.Branch {
    /// Whether one of its arms moves the number on, and the others do no more than that, unless they are for the end.
    fileprivate func isStep(of names: Set<String>, by moved: Set<String>) -> Bool {
        guard kind == .test, subject == nil, arms.contains(where: { $0.body.contains { $0.isStep(of: names, by: moved) } }) else {
            return false
        }
        if arms.allSatisfy({ $0.body.areSteps(of: names, by: moved) }) { return true }
        return arms[0].body.areSteps(of: names, by: moved) && arms[0].conditions.arePastNoEnd(of: names.union(moved))
    }
}

extension [Statement.Condition] {
    /// `index < list.count - 1`: where it does not hold, the number may be past the end.
    fileprivate func arePastNoEnd(of names: Set<String>) -> Bool {
        guard case .expression(let test)? = onlyElement else { return false }
        func isNumber(_ side: Expression) -> Bool { side.contains { $0.plainName.map(names.contains) ?? false } }
        return switch test.core.kind {
        case .binary(let left, "<", _), .binary(let left, "<=", _), .binary(let left, "!=", _): isNumber(left)
        case .binary(_, ">", let right), .binary(_, ">=", let right): isNumber(right)
        default: false
        }
    }
}

extension Expression {
    /// `index += 1`, `index = (index + 1) % list.count`, `index = next`.
    ///
    /// - Parameter moved: the locals that hold the number moved on.
    func isMove(of names: Set<String>, by moved: Set<String> = []) -> Bool {
        guard case .assignment(let target, let operation, let value) = core.kind, target.core.plainName.map(names.contains) ?? false else {
            return false
        }
        if let operation { return ["+", "-"].contains(operation) }
        return value.isMoved(names) || value.core.plainName.map(moved.contains) ?? false
    }

    /// Whether something is added to the number in it.
    fileprivate func isMoved(_ names: Set<String>) -> Bool {
        contains { part in
            guard case .binary(let left, let sign, let right) = part.kind, ["+", "-"].contains(sign) else { return false }
            return [left, right].contains { $0.core.plainName.map(names.contains) ?? false }
        }
    }

    /// What `withAnimation` runs at once.
    fileprivate var animated: [Statement]? {
        guard case .call(let call) = core.kind, call.name == "withAnimation",
            case .closure(let closure)? = call.arguments.last?.value.core.kind
        else { return nil }
        return closure.body
    }

    /// The closures in it that no other holds.
    fileprivate var closures: [Closure] {
        if case .closure(let closure) = kind { return [closure] }
        return parts.flatMap(\.closures)
    }
}
