import Syntax

/// The values of a body that nobody gets to see, by their range.
struct DiscardedValues {
    private(set) var fates: [SourceRange: UnusedRead.Fate] = [:]
    private let function: Function
    /// What is gone with the call: the locals so far, and Objective-C's parameters, which may be given another value.
    private var locals: Set<String>
    private let counts: NameCounts
    /// Of which nothing comes, whatever they are given.
    private let vain: Set<String>

    init(in function: Function, _ idle: inout IdleUses) {
        self.function = function
        counts = NameCounts(in: function, &idle)
        vain = VainLocals(in: function, of: idle.app, named: counts.named, logs: idle.logs(in: function)).names
        locals = function.isObjectiveC ? Set(function.fact.parameters.map(\.name)) : []
        for (value, called) in idle.arguments(in: function) { discard(value, .handedOn(to: called)) }
        look(at: function.body)
    }

    private mutating func look(at statements: [Statement]) {
        // Behind the braces a local's name may be a property's again.
        let outer = locals
        for statement in statements { look(at: statement) }
        locals = outer
    }

    private mutating func look(at statement: Statement) {
        switch statement.kind {
        case .expression(let expression):
            if case .assignment(let target, nil, let value) = expression.kind {
                if target.isWildcard {
                    discard(value)
                } else if case .name(let name) = target.kind, locals.contains(name), !isRead(name) {
                    discard(value, .kept(in: name))
                }
            } else {
                discard(expression)
            }
        case .local(let local):
            if !local.isStatic { locals.insert(local.name) }
            if let value = local.value, local.name == "_" || !isNamed(local.name) {
                discard(value, local.name == "_" ? .thrownAway : .kept(in: local.name))
            }
        case .branch(let branch):
            for arm in branch.arms { look(at: arm.body) }
        case .guarded(_, let body), .deferred(let body), .block(let body):
            look(at: body)
        case .loop(let loop):
            look(at: loop.body)
        case .attempt(let body, let catches):
            look(at: body)
            for handler in catches { look(at: handler.body) }
        case .function(let inner):
            look(at: inner.body ?? [])
        case .returns, .throwing, .breaks, .continues, .fallsThrough:
            break
        }
    }

    private mutating func discard(_ value: Expression, _ fate: UnusedRead.Fate = .thrownAway) {
        switch value.core.kind {
        case .binary(let left, "??", let right):
            discard(left, fate)
            discard(right, fate)
        case .ternary(_, let first, let second):
            discard(first, fate)
            discard(second, fate)
        default:
            if let converted = value.convertedValue { return discard(converted, fate) }
            fates[value.core.range] = fate
        }
    }

    /// Also where another local has the name, or it only gets a value: then the text is left alone.
    private func isNamed(_ name: String) -> Bool {
        counts.named[name, default: 0] > counts.logged[name, default: 0] && !vain.contains(name)
    }

    /// Whether a name stands anywhere but where it is given a value.
    private func isRead(_ name: String) -> Bool {
        counts.named[name, default: 0] > counts.given[name, default: 0] + counts.logged[name, default: 0] && !vain.contains(name)
    }
}
