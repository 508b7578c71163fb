/// On which ways through a body something happens.
public enum Coverage: Sendable {
    case always, sometimes, never
}

/// Follows a body and keeps, for every way through it, whether something happened.
///
/// What the text cannot tell counts as done: closures, `#if`, tests for the system's version. A way that ends in `throw` or
/// `fatalError` counts for neither.
struct BodyFlow {
    struct Reach: OptionSet {
        let rawValue: UInt8
        static let done = Reach(rawValue: 1)
        static let missed = Reach(rawValue: 2)
    }

    /// How a run of statements may end.
    struct Outcome {
        /// At its end.
        var through: Reach
        /// By `return`.
        var left: Reach = []
        /// By `break` or `continue`.
        var broken: Reach = []
        /// By `fallthrough`, into the next case.
        var fallen: Reach = []
    }

    /// Whether it happens in an expression.
    let happens: (Expression) -> Bool
    /// Whether it happens there on some ways only.
    var mayHappen: (Expression) -> Bool = { _ in false }

    func coverage(of body: [Statement]) -> Coverage {
        let outcome = run(body, entering: .missed)
        switch outcome.through.union(outcome.left) {
        case [.done, .missed]: return .sometimes
        case .missed: return .never
        default: return .always
        }
    }

    private func run(_ statements: [Statement], entering: Reach) -> Outcome {
        var outcome = Outcome(through: entering)
        for statement in statements {
            guard !outcome.through.isEmpty else { break }
            let next = run(statement, entering: outcome.through)
            outcome.through = next.through
            outcome.left.formUnion(next.left)
            outcome.broken.formUnion(next.broken)
            outcome.fallen.formUnion(next.fallen)
        }
        return outcome
    }

    private func run(_ statement: Statement, entering: Reach) -> Outcome {
        switch statement.kind {
        case .expression(let expression):
            if expression.neverReturns { return Outcome(through: []) }
            if case .conditional(let inner) = expression.kind { return run(inner, entering: entering) }
            return Outcome(through: reach(of: expression, entering: entering))
        case .local(let local):
            return Outcome(through: local.value.map { reach(of: $0, entering: entering) } ?? entering)
        case .returns(let value):
            return Outcome(through: [], left: value.map { reach(of: $0, entering: entering) } ?? entering)
        case .throwing:
            return Outcome(through: [])
        case .breaks, .continues:
            return Outcome(through: [], broken: entering)
        case .fallsThrough:
            return Outcome(through: [], fallen: entering)
        case .function:
            return Outcome(through: entering)
        case .block(let body):
            return run(body, entering: entering)
        case .deferred(let body):
            // Whatever way is taken from here on, this runs at its end.
            let outcome = run(body, entering: .missed)
            return Outcome(
                through: outcome.through == .missed ? entering : outcome.through.contains(.missed) ? entering.union(.done) : .done)
        case .guarded(let conditions, let otherwise):
            var outcome = run(otherwise, entering: entering)
            outcome.left.formUnion(outcome.through)
            if isForSystem(conditions) { outcome.left = [] }
            outcome.through = entering
            return outcome
        case .loop(let loop):
            let inner = run(loop.body, entering: entering)
            var through = inner.through.union(inner.broken)
            if loop.isEndless { through = inner.broken } else if !loop.runsAtLeastOnce { through.formUnion(entering) }
            return Outcome(through: through, left: inner.left)
        case .attempt(let body, let catches):
            var outcome = run(body, entering: entering)
            for handler in catches {
                let inner = run(handler.body, entering: entering.union(outcome.through))
                outcome.through.formUnion(inner.through)
                outcome.left.formUnion(inner.left)
                outcome.broken.formUnion(inner.broken)
            }
            return outcome
        case .branch(let branch):
            return run(branch, entering: entering)
        }
    }

    private func reach(of expression: Expression, entering: Reach) -> Reach {
        happens(expression) ? .done : mayHappen(expression) ? entering.union(.done) : entering
    }

    private func run(_ branch: Statement.Branch, entering: Reach) -> Outcome {
        var outcome = Outcome(through: branch.isExhaustive || branch.kind == .compilation ? [] : entering)
        var fallen: Reach = []
        for arm in branch.arms {
            let inner = run(arm.body, entering: entering.union(fallen))
            fallen = branch.kind == .selection ? inner.fallen : []
            if branch.kind != .selection { outcome.fallen.formUnion(inner.fallen) }
            outcome.through.formUnion(inner.through)
            outcome.left.formUnion(inner.left)
            // `break` leaves a `switch`, and passes an `if` on its way out of a loop.
            if branch.kind == .selection { outcome.through.formUnion(inner.broken) } else { outcome.broken.formUnion(inner.broken) }
        }
        if branch.kind == .compilation {
            if outcome.through.isEmpty, outcome.left.isEmpty { outcome.through = entering }
            // Which arm is compiled the text cannot tell.
            if outcome.through.contains(.done) { outcome.through = .done }
        }
        if branch.arms.contains(where: { isForSystem($0.conditions) }) {
            let everything = outcome.through.union(outcome.left)
            if everything.contains(.done) {
                outcome.through = outcome.through.isEmpty ? [] : .done
                outcome.left = outcome.left.isEmpty ? [] : .done
            }
        }
        return outcome
    }

    private func isForSystem(_ conditions: [Statement.Condition]) -> Bool {
        conditions.contains { condition in
            switch condition {
            case .availability, .compilation: true
            default: false
            }
        }
    }
}

extension Statement.Loop {
    /// `while true`, which only `break` and `return` end.
    var isEndless: Bool {
        guard conditions.count == 1, case .expression(let condition) = conditions[0], case .boolean(true) = condition.kind else {
            return false
        }
        return !runsAtLeastOnce
    }
}
