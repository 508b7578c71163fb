import Syntax

/// What a body does with values that comes to nothing: it writes them down, or hands them to a function that does no more with them.
struct IdleUses {
    let app: App
    /// The frameworks' functions that write down what they are given, where the project has none of that name.
    private let loggingFunctions: Set<String>
    private var logs: [Int: Set<SourceRange>] = [:]
    private var arguments: [Int: [(value: Expression, called: Function)]] = [:]
    /// By function; of one that is being looked at, none.
    private var parameters: [Int: Set<String>] = [:]
    private var isIdle: [Int: Bool] = [:]

    init(in app: App) {
        self.app = app
        loggingFunctions = UIKit.loggingFunctions.union(["os_log"]).filter { name in
            app.program.freeFunctions[name] == nil && !app.program.functions(naming: [name]).contains { $0.fact.name == name }
        }
    }

    /// The calls of a function that write down what they are given, and do nothing else.
    mutating func logs(in function: Function) -> Set<SourceRange> {
        if let known = logs[function.id] { return known }
        let found = app.sites(in: function).filter { site in site.call.map { isLog($0, at: Place(site, in: function)) } ?? false }
        logs[function.id] = Set(found.map(\.range))
        return logs[function.id]!
    }

    /// Whether all that a function does is to write something down, or to test what holds in any case.
    mutating func isIdle(_ function: Function) -> Bool {
        if let known = isIdle[function.id] { return known }
        isIdle[function.id] = false
        let idle = logs(in: function).union(idleCalls(in: function))
        isIdle[function.id] = function.body.allSatisfy { $0.onlyLogsOrLeaves(by: idle) }
        return isIdle[function.id]!
    }

    private mutating func idleCalls(in function: Function) -> Set<SourceRange> {
        var found: Set<SourceRange> = []
        for site in app.sites(in: function) {
            guard let call = site.call else { continue }
            guard let called = app.program.calledFunction(call, at: Place(site, in: function)) else {
                if call.receiver == nil, UIKit.assertions.contains(call.name) { found.insert(site.range) }
                continue
            }
            if isSettled(called), isIdle(called) { found.insert(site.range) }
        }
        return found
    }

    /// What a function hands to others that have no use for it.
    mutating func arguments(in function: Function) -> [(value: Expression, called: Function)] {
        if let known = arguments[function.id] { return known }
        var found: [(value: Expression, called: Function)] = []
        for site in app.sites(in: function) {
            guard let call = site.call, !call.arguments.isEmpty, !call.asksSuper,
                let called = app.program.calledFunction(call, at: Place(site, in: function)), called != function
            else { continue }
            let idle = parameters(of: called)
            guard !idle.isEmpty else { continue }
            for (index, argument) in call.arguments.enumerated() where !argument.isReference {
                if let name = called.fact.parameter(for: index, of: call)?.name, idle.contains(name) {
                    found.append((argument.value, called))
                }
            }
        }
        arguments[function.id] = found
        return found
    }

    /// The parameters of a function that it has no use for, whoever calls it.
    private mutating func parameters(of called: Function) -> Set<String> {
        if let known = parameters[called.id] { return known }
        parameters[called.id] = []
        guard isSettled(called) else { return [] }
        let counts = NameCounts(in: called, &self)
        let words = called.fact.words
        parameters[called.id] = Set(
            called.fact.parameters.map(\.name).filter { name in
                let named = counts.named[name, default: 0]
                // What is not understood may name it.
                return named == 0 ? !words.mayHold(name) : named <= counts.logged[name, default: 0]
            })
        return parameters[called.id]!
    }

    /// Whether it is the body in sight that runs where a function is called.
    private func isSettled(_ function: Function) -> Bool {
        let fact = function.fact
        // What has no body yet is still to be written.
        guard !function.body.isEmpty, function.hook == nil, [.method, .initializer].contains(fact.kind),
            !fact.modifiers.contains(.isDynamic),
            !app.program.isOverridden(function)
        else { return false }
        return fact.modifiers.contains(.isPrivate) || app.program.unitsWithApp.contains(app.program.unit(of: function))
    }

    private func isLog(_ call: Call, at place: Place) -> Bool {
        guard let receiver = call.receiver else {
            return loggingFunctions.contains(call.name)
                || call.logs && Conventions.isLog(call.name) && app.program.calledFunction(call, at: place) == nil
        }
        guard call.logs else { return false }
        switch app.program.type(of: receiver, at: place)?.unwrapped {
        case .named("Logger", _): return true
        case nil: return receiver.core.memberName.map(isLogger) ?? receiver.plainName.map(isLogger) ?? false
        default: return false
        }
    }

    private func isLogger(_ name: String) -> Bool { ["log", "logger", "Log", "Logger"].contains(name) }
}
