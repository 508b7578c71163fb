import Syntax

extension App {
    /// On which ways through a function one of its parameters, a closure, is called, kept, or named for whatever else. Where it is handed to
    /// a function of the project, that tells, unless what it gives back may tell the caller what it did.
    public func coverage(ofCalling parameter: String, in function: Function) -> Coverage {
        coverage(ofCalling: parameter, in: function, depth: 0)
    }

    private func coverage(ofCalling parameter: String, in function: Function, depth: Int) -> Coverage {
        let places = Dictionary(sites(in: function).compactMap { site in site.call.map { ($0.nameRange, Place(site, in: function)) } }) {
            first, _ in first
        }
        func handing(_ call: Call) -> Coverage? {
            guard depth < 3, let place = places[call.nameRange], let called = program.calledFunction(call, at: place), called != function,
                !program.isOverridden(called), called.type?.kind != .protocol
            else { return nil }
            let given = call.arguments.indices.filter { call.arguments[$0].value.names(parameter) }
            guard given.count == 1, call.arguments[given[0]].value.isHandedOn(parameter),
                call.receiver.map({ !$0.names(parameter) }) ?? true,
                let name = called.fact.parameter(for: given[0], of: call)?.name, !called.asks(for: name)
            else { return nil }
            let coverage = self.coverage(ofCalling: name, in: called, depth: depth + 1)
            return coverage == .sometimes && called.fact.returnType != nil ? nil : coverage
        }
        func covers(_ expression: Expression) -> Coverage {
            guard expression.names(parameter) else { return .never }
            // Where the only call that is given it stands does not matter: `self.window = [[Window alloc] initWithHandler:handler]`.
            let calls = expression.calls(givenPlainly: parameter)
            if calls.count == 1, expression.count(naming: parameter) == 1, let handed = handing(calls[0]) { return handed }
            return .always
        }
        return BodyFlow(happens: { covers($0) == .always }, mayHappen: { covers($0) == .sometimes }).coverage(of: function.body)
    }
}

extension Function {
    /// Whether something depends on there being a closure at all.
    public func asks(for handler: String) -> Bool {
        body.contains { statement in statement.conditions.contains { condition in condition.expressions.contains { $0.names(handler) } } }
    }
}

extension Expression {
    fileprivate func names(_ parameter: String) -> Bool { contains { $0.isName(parameter) } }

    fileprivate func count(naming parameter: String) -> Int {
        var count = 0
        _ = contains { part in
            if part.isName(parameter) { count += 1 }
            return false
        }
        return count
    }

    /// The calls in it that have a parameter for an argument, closures left out.
    fileprivate func calls(givenPlainly parameter: String) -> [Call] {
        var calls: [Call] = []
        _ = contains { part in
            if case .call(let call) = part.kind, call.arguments.contains(where: { $0.value.isHandedOn(parameter) }) { calls.append(call) }
            return false
        }
        return calls
    }

    /// `handler`, `[handler copy]`.
    fileprivate func isHandedOn(_ parameter: String) -> Bool {
        if case .call(let call) = core.kind, call.name == "copy", let receiver = call.receiver { return receiver.isHandedOn(parameter) }
        return core.isName(parameter)
    }
}

extension Statement {
    /// Of all branches, guards and loops in it, those of closures and nested functions left out.
    public var conditions: [Condition] {
        switch kind {
        case .branch(let branch): branch.arms.flatMap { $0.conditions + $0.body.flatMap(\.conditions) }
        case .guarded(let conditions, let otherwise): conditions + otherwise.flatMap(\.conditions)
        case .loop(let loop): loop.conditions + loop.body.flatMap(\.conditions)
        case .block(let body), .deferred(let body): body.flatMap(\.conditions)
        case .attempt(let body, let catches): (body + catches.flatMap { $0 }).flatMap(\.conditions)
        case .expression(let expression):
            if case .conditional(let statement) = expression.kind { statement.conditions } else { [] }
        case .local, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: []
        }
    }
}
