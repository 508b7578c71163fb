import Syntax

/// On which ways through a body something happens.
public enum Coverage: Sendable {
    case always, sometimes, never
}

extension App {
    /// On which ways through an override its superclass's version of the same hook is called.
    ///
    /// What the text cannot tell counts as called: closures, `#if`, tests for the system's version, helpers of the same type
    /// that call super themselves. A way that ends in `throw` or `fatalError` counts for neither.
    public func superCoverage(of function: Function, hook: Hook) -> Coverage {
        let helpers = superCallers(of: hook, in: function)
        let flow = SuperFlow(hook: hook, helpers: helpers)
        let outcome = flow.run(function.body, entering: .missed)
        switch outcome.through.union(outcome.left) {
        case [.called, .missed]: return .sometimes
        case .missed: return .never
        default: return .always
        }
    }

    /// Names of other methods of the same class hierarchy that call `super` for the hook.
    private func superCallers(of hook: Hook, in function: Function) -> Set<String> {
        guard let type = function.type else { return [] }
        var names: Set<String> = []
        for candidate in lineage(of: type).flatMap({ functions(of: $0) }) where candidate.id != function.id && candidate.hook != hook {
            let callsSuper = sites(in: candidate).contains { site in
                guard let call = site.call, case .superReference? = call.receiver?.kind else { return false }
                return Hook(call) == hook
            }
            if callsSuper { names.insert(candidate.fact.name) }
        }
        return names
    }
}

/// Follows a body and keeps, for every way through it, whether super was called.
private struct SuperFlow {
    struct Reach: OptionSet {
        let rawValue: UInt8
        static let called = Reach(rawValue: 1)
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
    }

    let hook: Hook
    let helpers: Set<String>

    func run(_ statements: [Statement], entering: Reach) -> Outcome {
        var outcome = Outcome(through: entering)
        for statement in statements {
            guard !outcome.through.isEmpty else { break }
            let next = run(statement, entering: outcome.through)
            outcome.through = next.through
            outcome.left.formUnion(next.left)
            outcome.broken.formUnion(next.broken)
        }
        return outcome
    }

    private func run(_ statement: Statement, entering: Reach) -> Outcome {
        switch statement.kind {
        case .expression(let expression):
            if expression.neverReturns { return Outcome(through: []) }
            if case .conditional(let inner) = expression.kind { return run(inner, entering: entering) }
            return Outcome(through: callsSuper(expression) ? .called : entering)
        case .local(let local):
            return Outcome(through: local.value.map(callsSuper) == true ? .called : entering)
        case .returns(let value):
            return Outcome(through: [], left: value.map(callsSuper) == true ? .called : entering)
        case .throwing:
            return Outcome(through: [])
        case .breaks, .continues:
            return Outcome(through: [], broken: entering)
        case .fallsThrough:
            return Outcome(through: entering)
        case .function:
            return Outcome(through: entering)
        case .block(let body):
            return run(body, entering: entering)
        case .deferred(let body):
            // Whatever way is taken from here on, this runs at its end.
            let outcome = run(body, entering: .missed)
            return Outcome(through: outcome.through == .missed ? entering : outcome.through.contains(.missed) ? entering.union(.called) : .called)
        case .guarded(let conditions, let otherwise):
            var outcome = run(otherwise, entering: entering)
            outcome.left.formUnion(outcome.through)
            if isForSystem(conditions) { outcome.left = [] }
            outcome.through = entering
            return outcome
        case .loop(let loop):
            let inner = run(loop.body, entering: entering)
            var through = inner.through.union(inner.broken)
            if !loop.runsAtLeastOnce { through.formUnion(entering) }
            return Outcome(through: through, left: inner.left)
        case .attempt(let body, let catches):
            var outcome = run(body, entering: entering)
            for handler in catches {
                let inner = run(handler, entering: entering.union(outcome.through))
                outcome.through.formUnion(inner.through)
                outcome.left.formUnion(inner.left)
                outcome.broken.formUnion(inner.broken)
            }
            return outcome
        case .branch(let branch):
            return run(branch, entering: entering)
        }
    }

    private func run(_ branch: Statement.Branch, entering: Reach) -> Outcome {
        var outcome = Outcome(through: branch.isExhaustive || branch.kind == .compilation ? [] : entering)
        for arm in branch.arms {
            let inner = run(arm.body, entering: entering)
            outcome.through.formUnion(inner.through)
            outcome.left.formUnion(inner.left)
            // `break` leaves a `switch`, and passes an `if` on its way out of a loop.
            if branch.kind == .selection { outcome.through.formUnion(inner.broken) } else { outcome.broken.formUnion(inner.broken) }
        }
        if branch.kind == .compilation {
            if outcome.through.isEmpty, outcome.left.isEmpty { outcome.through = entering }
            // Which arm is compiled the text cannot tell.
            if outcome.through.contains(.called) { outcome.through = .called }
        }
        if branch.arms.contains(where: { isForSystem($0.conditions) }) {
            let everything = outcome.through.union(outcome.left)
            if everything.contains(.called) {
                outcome.through = outcome.through.isEmpty ? [] : .called
                outcome.left = outcome.left.isEmpty ? [] : .called
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

    private func callsSuper(_ expression: Expression) -> Bool {
        expression.contains { part in
            guard case .call(let call) = part.kind else { return false }
            switch call.receiver?.kind {
            case .superReference?: return Hook(call) == hook
            case .selfReference?, nil: return helpers.contains(call.name)
            default: return false
            }
        }
    }
}
