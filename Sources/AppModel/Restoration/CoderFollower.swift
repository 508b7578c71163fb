import Syntax

/// Follows a coder through calls.
struct CoderFollower {
    /// What the coder is called in a function.
    enum Name: Hashable {
        case parameter(String)
        /// In an extension of `NSCoder`.
        case `self`
    }

    let app: App
    var flow = CoderFlow()
    private var visited: Set<Visit> = []
    private var depth = 0

    /// A helper that is called with other keys, or again with keys of its own, is followed again.
    private struct Visit: Hashable {
        let function: Int
        let coder: Name
        let arguments: [String: StringValue]
        let entry: UInt32?
    }

    init(app: App) { self.app = app }

    /// - Parameter arguments: what the caller hands over, by the parameter's name.
    mutating func follow(_ function: Function, coder: Name, arguments: [String: StringValue], entry: Site?) {
        let visit = Visit(
            function: function.id, coder: coder, arguments: arguments, entry: arguments.isEmpty ? nil : entry?.range.start)
        guard visited.insert(visit).inserted else { return }
        guard depth < 8, visited.count < 200 else {
            flow.escapes = true
            return
        }
        depth += 1
        defer { depth -= 1 }
        if strays(function, coder) { flow.escapes = true }
        for site in app.sites(in: function) {
            guard let call = site.call else { continue }
            follow(call, at: site, place: Place(site, in: function), in: function, coder: coder, arguments: arguments, entry: entry)
        }
    }

    private mutating func follow(
        _ call: Call, at site: Site, place: Place, in function: Function, coder: Name, arguments: [String: StringValue], entry: Site?
    ) {
        if asksCoder(call, at: place, coder) {
            if let method = CoderMethod(call), let keyExpression = CoderMethod.key(of: call) {
                let rounds = app.stringsInRounds(of: keyExpression, at: place)
                for key in rounds ?? [self.key(keyExpression, at: place, arguments: arguments)] {
                    flow.accesses.append(
                        KeyAccess(
                            method: method, call: call, key: key, isOneOfMany: rounds != nil, keyRange: keyExpression.range, site: site,
                            function: function, entry: entry ?? site))
                }
            } else if let helper = extensionMethod(call) {
                follow(helper, coder: .`self`, arguments: handedOver(call, to: helper, at: place, arguments: arguments), entry: entry ?? site)
            } else if !Self.harmless.contains(call.name) {
                flow.escapes = true
            }
        }
        for (index, argument) in call.arguments.enumerated() where isCoder(argument.value, at: place, coder) {
            if call.asksSuper, Hook(call) != nil { continue }
            if Self.harmless.contains(call.name) { continue }
            guard let helper = app.program.calledFunction(call, at: place),
                let parameter = helper.fact.parameter(for: index, of: call)
            else {
                flow.escapes = true
                continue
            }
            // Which of its versions runs the text does not tell.
            if !call.asksSuper, app.program.isOverridden(helper) { flow.escapes = true }
            follow(
                helper, coder: .parameter(parameter.name), arguments: handedOver(call, to: helper, at: place, arguments: arguments),
                entry: entry ?? site)
        }
    }

    private func asksCoder(_ call: Call, at place: Place, _ coder: Name) -> Bool {
        if let receiver = call.receiver { return isCoder(receiver, at: place, coder) }
        // In an extension of the coder a bare name is one of its methods.
        if case .name = call.callee.kind, coder == .`self` { return CoderMethod(call) != nil || extensionMethod(call) != nil }
        return false
    }

    /// Whether a function does something with the coder that is not followed.
    private func strays(_ function: Function, _ coder: Name) -> Bool {
        switch coder {
        case .parameter(let name):
            return StrayUse(of: .coder, named: [name]).isIn(function.body)
        case .`self`:
            // What the project's own properties of a coder read or write is not followed either.
            let added = Set(Self.coderClasses.flatMap { app.program.functions(ofFramework: $0) }.compactMap(\.property?.name))
            if !added.isEmpty, function.contains(where: { if case .name(let name) = $0.kind { added.contains(name) } else { false } }) { return true }
            return StrayUse(of: .coder, isSelf: true).isIn(function.body)
        }
    }

    private func isCoder(_ expression: Expression, at place: Place, _ coder: Name) -> Bool {
        switch expression.core.kind {
        case .selfReference:
            return coder == .`self`
        case .name(let name):
            guard let locals = place.locals?.lookUp(name) else { return false }
            switch locals.binding.origin {
            case .parameter(let parameter): return coder == .parameter(parameter.name) && place.isOwnParameter(locals)
            case .local(let local): return local.value.map { isCoder($0, at: place.before(locals), coder) } ?? false
            case .unwrapped(_, let value): return isCoder(value, at: place.before(locals), coder)
            case .element, .pattern: return false
            }
        default:
            return false
        }
    }

    private func key(_ expression: Expression, at place: Place, arguments: [String: StringValue]) -> StringValue {
        if case .name(let name) = expression.core.kind, let locals = place.locals?.lookUp(name),
            case .parameter(let parameter) = locals.binding.origin
        {
            guard place.isOwnParameter(locals) else { return .unknown }
            return arguments[parameter.name] ?? .unknown
        }
        return app.program.string(expression, at: place)
    }

    private func handedOver(
        _ call: Call, to helper: Function, at place: Place, arguments: [String: StringValue]
    ) -> [String: StringValue] {
        var values: [String: StringValue] = [:]
        for (index, argument) in call.arguments.enumerated() {
            guard let parameter = helper.fact.parameter(for: index, of: call) else { continue }
            let value = key(argument.value, at: place, arguments: arguments)
            if value != .unknown { values[parameter.name] = value }
        }
        return values
    }

    private func extensionMethod(_ call: Call) -> Function? {
        for name in Self.coderClasses {
            if let method = app.program.method(call, addedTo: name) { return method }
        }
        return nil
    }

    private static let coderClasses = ["NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver"]

    private static let harmless: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "assert", "precondition", "type", "os_log", "failWithError", "finishEncoding",
        "finishDecoding",
    ]
}
