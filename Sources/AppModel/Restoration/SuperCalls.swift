import Syntax

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
        var helpers: [(name: String, body: [Statement])] = []
        for owner in program.lineage(of: type) {
            for helper in program.functions(of: owner) where helper.id != function.id && helper.hook != hook && helper.property == nil {
                helpers.append((helper.fact.name, helper.body))
            }
        }
        for nested in function.body.flatMap(\.nestedFunctions) { helpers.append((nested.name, nested.body ?? [])) }
        let flow = SuperFlow(hook: hook, helpers: [])
        var names: Set<String> = []
        var callers: [String: [String]] = [:]
        for helper in helpers {
            let expressions = helper.body.flatMap(\.expressions)
            if expressions.contains(where: flow.callsSuper) { names.insert(helper.name) }
            for callee in Set(expressions.flatMap(\.namesOfOwnMethodsCalled)) { callers[callee, default: []].append(helper.name) }
        }
        var open = Array(names)
        while let name = open.popLast() { open += (callers[name] ?? []).filter { names.insert($0).inserted } }
        return names
    }
}

extension Expression {
    /// What it asks of the object itself, anywhere in it.
    fileprivate var namesOfOwnMethodsCalled: [String] {
        var names: [String] = []
        _ = contains { part in
            guard case .call(let call) = part.kind else { return false }
            switch call.receiver?.kind {
            case .selfReference?, nil: names.append(call.name)
            default: break
            }
            return false
        }
        return names
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

/// What counts as a call of `super` for a hook.
private struct SuperFlow {
    let hook: Hook
    let helpers: Set<String>

    func coverage(of function: Function) -> Coverage { BodyFlow(happens: callsSuper).coverage(of: function.body) }

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
