/// How often a body calls a parameter of its function, at most, each time it runs.
struct CallsOfClosure {
    let parameter: String

    /// How often up to the end of some statements, and on the ways that leave before it.
    private struct Count {
        /// `nil` where no way leads there.
        var through: Int?
        var left = 0
    }

    /// Whether it does so once at most, by itself or in what runs once, and does nothing else with it, such as to keep it.
    func areOneAtMost(in body: [Statement]) -> Bool {
        count(in: body).map { max($0.through ?? 0, $0.left) <= 1 } ?? false
    }

    private func names(_ expression: Expression) -> Bool { expression.contains { $0.isName(parameter) } }

    /// `nil` where it may be called by others too, or many times.
    private func count(in statements: [Statement]) -> Count? {
        var total = Count(through: 0)
        for statement in statements {
            guard let before = total.through else { break }
            guard let next = count(in: statement) else { return nil }
            total.left = max(total.left, before + next.left)
            total.through = next.through.map { before + $0 }
        }
        return total
    }

    private func count(in statement: Statement) -> Count? {
        let isNamed = statement.expressions.contains(where: names)
        switch statement.kind {
        case .returns(let value): return (value.map(count) ?? 0).map { Count(through: nil, left: $0) }
        case .throwing, .breaks, .continues, .fallsThrough: return Count(through: nil)
        case .expression(let expression):
            if case .conditional(let inner) = expression.kind { return count(in: inner) }
            return expression.neverReturns ? Count(through: nil) : count(expression).map { Count(through: $0) }
        case .local(let local): return (local.value.map(count) ?? 0).map { Count(through: $0) }
        case .block(let body): return count(in: body)
        case .guarded(_, let otherwise):
            guard let inner = count(in: otherwise) else { return nil }
            return Count(through: 0, left: max(inner.left, inner.through ?? 0))
        case .branch(let branch):
            // A case that goes on with the next one is none that anybody counts.
            var total = Count(through: branch.isExhaustive ? nil : 0)
            for arm in branch.arms {
                guard let inner = count(in: arm.body) else { return nil }
                total.left = max(total.left, inner.left)
                total.through = [total.through, inner.through].compactMap(\.self).max()
            }
            return total
        case .loop, .deferred, .attempt, .function: return isNamed ? nil : Count(through: 0)
        }
    }

    private func count(_ expression: Expression) -> Int? {
        guard names(expression) else { return 0 }
        if let inner = expression.runOnce ?? expression.runOnQueue {
            guard !names(inner.call.callee), let count = count(in: inner.body) else { return nil }
            return max(count.through ?? 0, count.left)
        }
        switch expression.kind {
        case .closure, .name: return nil
        case .call(let call) where call.callee.core.isName(parameter):
            return call.arguments.contains { names($0.value) } ? nil : 1
        default:
            return expression.parts.reduce(0 as Int?) { sum, part in sum.flatMap { sum in count(part).map { sum + $0 } } }
        }
    }
}

extension Expression {
    /// `queue.async { }`, of a queue that is kept under such a name.
    fileprivate var runOnQueue: (call: Call, body: [Statement])? {
        guard case .call(let call) = core.kind, ["async", "asyncAfter", "sync"].contains(call.name),
            let name = call.receiver?.core.memberName, name.lowercased().hasSuffix("queue"),
            case .closure(let closure)? = call.arguments.last?.value.core.kind
        else { return nil }
        return (call, closure.body)
    }
}
