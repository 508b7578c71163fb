import Syntax

extension App {
    /// On which ways through a function one of its parameters, a closure, is called, kept, or named for whatever else. Where it is handed to
    /// a function of the project, that tells, unless what it gives back may tell the caller what it did.
    public func coverage(ofCalling parameter: String, in function: Function) -> Coverage {
        coverage(ofCalling: parameter, in: function, depth: 0)
    }

    private func coverage(ofCalling parameter: String, in function: Function, depth: Int) -> Coverage {
        guard parameter != "_" else { return .never }
        var places: [SourceRange: Place] = [:]
        for site in sites(in: function) {
            switch site.kind {
            case .call(let call): places[call.nameRange] = places[call.nameRange] ?? Place(site, in: function)
            case .assignment(let target, _, _): places[target.range] = places[target.range] ?? Place(site, in: function)
            default: continue
            }
        }
        func handing(_ call: Call) -> Coverage? {
            guard depth < 3, let place = places[call.nameRange], let called = receiver(of: call, at: place), called.function != function
            else { return nil }
            let given = call.arguments.indices.filter { call.arguments[$0].value.names(parameter) }
            guard given.count == 1, call.arguments[given[0]].value.isHandedOn(parameter),
                call.receiver.map({ !$0.names(parameter) }) ?? true,
                let name = called.fact.parameter(for: given[0], of: call)?.name
            else { return nil }
            return coverage(ofCalling: name, in: called, depth: depth + 1)
        }
        // A closure that calls it is called on some ways only, or on none, or calls it itself on some only: `open(then: { handler($0, nil) })`.
        func handingInClosure(_ expression: Expression) -> Coverage? {
            guard depth < 3, case .call(let call) = expression.core.kind, let place = places[call.nameRange],
                let called = receiver(of: call, at: place), called.function != function, called.fact.body?.isEmpty == false,
                !call.callee.names(parameter)
            else { return nil }
            let given = call.arguments.indices.filter { call.arguments[$0].value.names(parameter) }
            guard given.count == 1, case .closure(let closure) = call.arguments[given[0]].value.core.kind,
                closure.body.mayTell(of: parameter), isOnlyWay(call, expression.range, toNaming: parameter, in: function),
                let name = called.fact.parameter(for: given[0], of: call)?.name ?? called.fact.onlyClosure,
                // How often a loop runs is its own affair.
                called.fact.body?.holdLoop == false,
                let coverage = coverage(ofCalling: name, in: called, depth: depth + 1)
            else { return nil }
            guard coverage == .always else { return coverage }
            let isOnce = CallsOfClosure(parameter: name).areOneAtMost(in: called.fact.body ?? [])
            return isOnce ? ways(through: closure.body.withoutTestOfSelf) : nil
        }
        func covers(_ expression: Expression) -> Coverage {
            // Who calls what never returns owes nobody an answer.
            if case .call(let call) = expression.core.kind, let place = places[call.nameRange],
                program.calledFunction(call, at: place)?.fact.returnType?.name == "Never"
            {
                return .always
            }
            guard expression.names(parameter) else { return .never }
            if let (call, body) = expression.runOnce, body.mayTell(of: parameter), let place = places[call.nameRange],
                !isOfProject(call, at: place), isOnlyWay(call, expression.range, toNaming: parameter, in: function)
            {
                return ways(through: body.withoutTestOfSelf)
            }
            if let wrapped = handingInClosure(expression) { return wrapped }
            guard expression.count(naming: parameter) == 1 else { return .always }
            if case .assignment(let target, nil, let value) = expression.kind, value.isHandedOn(parameter), depth < 3,
                let setter = places[target.range].flatMap({ self.setter(messaged: target, at: $0) }), setter.function != function,
                let name = setter.fact.parameters.first?.name
            {
                return coverage(ofCalling: name, in: setter, depth: depth + 1) ?? .always
            }
            // Where the only call that is given it stands does not matter: `self.window = [[Window alloc] initWithHandler:handler]`.
            let calls = expression.calls(givenPlainly: parameter)
            if calls.count == 1, let handed = handing(calls[0]) { return handed }
            return .always
        }
        func ways(through body: [Statement]) -> Coverage {
            BodyFlow(happens: { covers($0) == .always }, mayHappen: { covers($0) == .sometimes }).coverage(of: body)
        }
        // Who calls a function inside, and when, is not followed.
        return function.body.holdFunction(naming: parameter) ? .always : ways(through: function.body)
    }

    /// Whether nothing but what leaves before a call that runs a closure, or comes instead of it, names a parameter outside of that closure: two
    /// that run in any order may agree on which of them answers.
    private func isOnlyWay(_ call: Call, _ range: SourceRange, toNaming parameter: String, in function: Function) -> Bool {
        let sites = sites(in: function)
        guard let running = sites.first(where: { $0.call?.nameRange == call.nameRange }) else { return false }
        return sites.allSatisfy { site in
            guard let other = site.call, !range.contains(site.range), !site.range.contains(range),
                other.callee.names(parameter) || other.arguments.contains(where: { $0.value.names(parameter) })
            else { return true }
            return site.excludes(running)
        }
    }

    /// Whether the sources declare what is called like something of the frameworks'.
    private func isOfProject(_ call: Call, at place: Place) -> Bool {
        program.calledFunction(call, at: place) != nil || !program.functions(calledBy: call, at: place).isEmpty
            || program.typeValue(of: call.receiver ?? call.callee, at: place)?.projectType != nil
    }

    /// The function that is handed a closure, also one in a file of which there is an outline only.
    private struct Receiver {
        let fact: FunctionFact
        let function: Function?
    }

    /// `nil` where it tells the caller what it did, or asks whether there is a closure.
    private func coverage(ofCalling parameter: String, in receiver: Receiver, depth: Int) -> Coverage? {
        guard !(receiver.fact.body ?? []).ask(for: parameter) else { return nil }
        let coverage =
            receiver.function.map { self.coverage(ofCalling: parameter, in: $0, depth: depth) }
            ?? (parameter == "_" ? .never : BodyFlow { $0.names(parameter) }.coverage(of: receiver.fact.body ?? []))
        return coverage == .sometimes && receiver.fact.returnType != nil ? nil : coverage
    }

    private func receiver(of call: Call, at place: Place) -> Receiver? {
        if let called = program.calledFunction(call, at: place) {
            guard called.type?.kind != .protocol else { return nil }
            if !program.isOverridden(called) { return Receiver(fact: called.fact, function: called) }
            let meant = exactClass(ofReceiverOf: call, at: place).flatMap { program.method(call.name, call, of: $0) }
            return meant.map { Receiver(fact: $0.fact, function: $0) }
        }
        let declared = program.functions(calledBy: call, at: place)
        guard declared.count == 1, declared[0].fact.hasBody, let owner = declared[0].place.type, owner.kind != .protocol,
            !program.descendants(of: owner).contains(where: { below in
                below.declarations.contains { !$0.fact.methods(named: call.name).isEmpty }
            })
        else { return nil }
        return Receiver(fact: declared[0].fact, function: nil)
    }

    /// The class that every object is of which a call may ask: each is made in sight.
    private func exactClass(ofReceiverOf call: Call, at place: Place) -> Type? {
        guard let receiver = call.receiver, let function = place.function else { return nil }
        if receiver.isSuper, let type = place.type {
            if case .project(let parent) = program.superclass(of: type) { return parent }
            return nil
        }
        let isReassigned = sites(in: function).contains { site in
            if case .assignment(let target, _, _) = site.kind { target.plainName == receiver.core.plainName } else { false }
        }
        guard !isReassigned else { return nil }
        let types = Set(
            place.origins(of: receiver).map { origin -> Type? in
                guard case .call(let made) = origin.value.kind else { return nil }
                return createdType(made, at: origin.place)?.projectType
            })
        return types.count == 1 ? types.first ?? nil : nil
    }

    /// `[self setUpHandler:handler]` of Objective-C, which reads like a property that is assigned: the method, where no property has the name.
    private func setter(messaged target: Expression, at place: Place) -> Receiver? {
        guard case .member(let base, let name) = target.kind, let type = program.type(of: base, at: place)?.projectType else { return nil }
        if let setter = program.setter(of: name.text, in: type) {
            return program.isOverridden(setter) ? nil : Receiver(fact: setter.fact, function: setter)
        }
        guard program.lineage(of: type).allSatisfy({ $0.property(name.text) == nil }) else { return nil }
        let declared = program.family(of: type).flatMap(\.declarations).flatMap { $0.fact.methods(named: name.text.nameOfSetter) }
            .filter { $0.hasBody && $0.parameters.count == 1 && !$0.modifiers.contains(.isStatic) }
        return declared.count == 1 ? Receiver(fact: declared[0], function: nil) : nil
    }
}

extension Function {
    /// Whether something depends on there being a closure at all.
    public func asks(for handler: String) -> Bool { body.ask(for: handler) }
}

extension FunctionFact {
    /// The parameter that a closure behind a call goes to, where only one takes any.
    fileprivate var onlyClosure: String? {
        let closures = parameters.filter { $0.type.map { $0.unwrapped.name.isEmpty } ?? false }
        return closures.count == 1 ? closures[0].name : nil
    }
}

extension [Statement] {
    /// Whether the ways through a closure's body tell on which of them a handler is called: nothing depends on there being one, or on the work
    /// having been called off, and no function inside calls it.
    fileprivate func mayTell(of handler: String) -> Bool {
        !ask(for: handler)
            && !contains { statement in
                statement.conditions.contains { $0.expressions.contains { $0.contains { $0.memberName == "isCancelled" } } }
            }
            && !contains { if case .function = $0.kind { true } else { false } }
    }

    /// Without `guard let self else { return }`: what has gone by then owes nobody an answer that the text could ask for.
    fileprivate var withoutTestOfSelf: [Statement] {
        filter { statement in
            guard case .guarded(let conditions, _) = statement.kind else { return true }
            return !conditions.allSatisfy { if case .binding(_, _, let value) = $0 { value.core.isSelf } else { false } }
        }
    }

    fileprivate var holdLoop: Bool { contains { if case .loop = $0.kind { true } else { $0.inner.holdLoop } } }

    /// Whether a function inside of it names a parameter of the one around it.
    fileprivate func holdFunction(naming parameter: String) -> Bool {
        contains { statement in
            guard case .function(let inner) = statement.kind else { return false }
            return (inner.body ?? []).contains { $0.expressions.contains { $0.names(parameter) } }
        }
    }

    fileprivate func ask(for handler: String) -> Bool {
        contains { statement in statement.conditions.contains { condition in condition.expressions.contains { $0.names(handler) } } }
    }
}

extension Call {
    /// Whether it runs what it is given once, now or later: `Task { }`, `DispatchQueue.main.async { }` and their like.
    var runsOnce: Bool {
        guard let owners = Call.runningOnce[name] else { return false }
        return receiver.map { $0.contains { $0.plainName.map(owners.contains) ?? false } } ?? owners.isEmpty
    }

    /// Whether a framework calls the closure behind it once, when it has done what it is asked for.
    var completesOnce: Bool { Call.completingOnce.contains(name) }

    private static let completingOnce: Set<String> = [
        "dataTask", "dataTaskWithURL", "dataTaskWithRequest", "openDocument", "openDocumentWithContentsOfURL", "reopenDocument",
        "reopenDocumentForURL",
    ]

    /// By the name of the call, whom it is asked of; nobody where it is a function or an initializer.
    private static let runningOnce: [String: Set<String>] = [
        "Task": [], "dispatch_async": [], "dispatch_after": [], "dispatch_sync": [],
        "detached": ["Task"], "run": ["MainActor"], "assumeIsolated": ["MainActor"],
        "async": ["DispatchQueue"], "asyncAfter": ["DispatchQueue"], "sync": ["DispatchQueue"],
        "addOperation": ["OperationQueue", "NSOperationQueue"], "addOperationWithBlock": ["OperationQueue", "NSOperationQueue"],
    ]
}

extension Expression {
    /// What `Task { }`, `DispatchQueue.main.async { }` and their like run once, now or later, if that is all they are given to run.
    var runOnce: (call: Call, body: [Statement])? {
        // `session.dataTask(with: address) { … }.resume()`
        if case .member(let task, let name) = core.kind, name.text == "resume" { return task.runOnce }
        guard case .call(let call) = core.kind else { return nil }
        if call.name == "resume", call.arguments.isEmpty, let task = call.receiver { return task.runOnce }
        guard call.runsOnce || call.completesOnce,
            case .closure(let closure)? = call.arguments.last?.value.core.kind, closure.parameters.isEmpty || call.completesOnce,
            call.arguments.dropLast().allSatisfy({ if case .closure = $0.value.core.kind { false } else { true } })
        else { return nil }
        return (call, closure.body)
    }

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
        case .branch(let branch): branch.arms.flatMap(\.allConditions)
        case .guarded(let conditions, let otherwise): conditions + otherwise.flatMap(\.conditions)
        case .loop(let loop): loop.conditions + loop.body.flatMap(\.conditions)
        case .block(let body), .deferred(let body): body.flatMap(\.conditions)
        case .attempt(let body, let catches): body.flatMap(\.conditions) + catches.flatMap(\.allConditions)
        case .expression(let expression):
            if case .conditional(let statement) = expression.kind { statement.conditions } else { [] }
        case .local, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: []
        }
    }
}

extension Statement.Arm {
    fileprivate var allConditions: [Statement.Condition] { conditions + body.flatMap(\.conditions) }
}
