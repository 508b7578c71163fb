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
        let plain = SuperFlow(hook: hook, helpers: []).coverage(of: function)
        if plain == .always { return plain }
        let helpers = superCallers(of: hook, in: function)
        return helpers.isEmpty ? plain : SuperFlow(hook: hook, helpers: helpers).coverage(of: function)
    }

    /// Names of other methods of the same class hierarchy that call `super` for the hook, themselves or through one another, and of
    /// functions inside of the override that do.
    private func superCallers(of hook: Hook, in function: Function) -> Set<String> {
        guard let type = function.type else { return [] }
        var helpers: [(name: String, expressions: [Expression])] = []
        for owner in lineage(of: type) {
            for helper in functions(of: owner) where helper.id != function.id && helper.hook != hook && helper.property == nil {
                helpers.append((helper.fact.name, helper.body.flatMap(\.expressions)))
            }
        }
        for nested in function.body.flatMap(\.nestedFunctions) {
            helpers.append((nested.name, (nested.body ?? []).flatMap(\.expressions)))
        }
        var names: Set<String> = []
        while true {
            let flow = SuperFlow(hook: hook, helpers: names)
            let count = names.count
            for helper in helpers where helper.expressions.contains(where: flow.callsSuper) { names.insert(helper.name) }
            if names.count == count { return names }
        }
    }
}

extension Statement {
    /// Functions declared directly among its statements and those inside of them, closures left out.
    fileprivate var nestedFunctions: [FunctionFact] {
        switch kind {
        case .function(let function): [function] + (function.body ?? []).flatMap(\.nestedFunctions)
        case .branch(let branch): branch.arms.flatMap { $0.body.flatMap(\.nestedFunctions) }
        case .block(let body), .deferred(let body), .attempt(let body, _): body.flatMap(\.nestedFunctions)
        case .guarded, .loop, .expression, .local, .returns, .throwing, .breaks, .continues, .fallsThrough: []
        }
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
        /// By `fallthrough`, into the next case.
        var fallen: Reach = []
    }

    let hook: Hook
    let helpers: Set<String>

    func coverage(of function: Function) -> Coverage {
        let outcome = run(function.body, entering: .missed)
        switch outcome.through.union(outcome.left) {
        case [.called, .missed]: return .sometimes
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
            return Outcome(through: [], fallen: entering)
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
            if loop.isEndless { through = inner.broken } else if !loop.runsAtLeastOnce { through.formUnion(entering) }
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

    func callsSuper(_ expression: Expression) -> Bool {
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

extension Statement.Loop {
    /// `while true`, which only `break` and `return` end.
    fileprivate var isEndless: Bool {
        guard conditions.count == 1, case .expression(let condition) = conditions[0], case .boolean(true) = condition.kind else { return false }
        return !runsAtLeastOnce
    }
}
