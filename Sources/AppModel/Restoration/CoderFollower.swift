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
        if usesAddedProperty(function, coder) { flow.escapes = true }
        for site in app.sites(in: function) {
            let place = Place(site, in: function)
            if bindsInPattern(site, at: place, coder) { flow.escapes = true }
            switch site.kind {
            case .call(let call):
                follow(call, at: site, place: place, in: function, coder: coder, arguments: arguments, entry: entry)
            case .assignment(let target, _, let value):
                if leaks(value, at: place, coder), !isDiscard(target) { flow.escapes = true }
            case .local(let local):
                guard let value = local.value, let locals = site.locals else { continue }
                let before = place.before(locals)
                // Another name for the coder is followed.
                if !isCoder(value, at: before, coder), leaks(value, at: before, coder) { flow.escapes = true }
            case .returns(let value):
                if leaks(value, at: place, coder) { flow.escapes = true }
            case .element(let base, _):
                if isCoder(base, at: place, coder) { flow.escapes = true }
            default:
                break
            }
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
        if let receiver = call.receiver, !isCoder(receiver, at: place, coder), leaks(receiver, at: place, coder) { flow.escapes = true }
        for (index, argument) in call.arguments.enumerated() where leaks(argument.value, at: place, coder) {
            if call.asksSuper, Hook(call) != nil { continue }
            if Self.harmless.contains(call.name) { continue }
            guard isCoder(argument.value, at: place, coder), let helper = app.program.calledFunction(call, at: place),
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

    /// Whether a value holds the coder, or a part of it that reads and writes.
    private func leaks(_ expression: Expression, at place: Place, _ coder: Name) -> Bool {
        let expression = expression.core
        switch expression.kind {
        case .name, .selfReference: return isCoder(expression, at: place, coder)
        case .array(let parts), .dictionary(let parts), .other(let parts): return parts.contains { leaks($0, at: place, coder) }
        case .tuple(let arguments): return arguments.contains { leaks($0.value, at: place, coder) }
        case .ternary(_, let first, let second), .binary(let first, "??", let second):
            return leaks(first, at: place, coder) || leaks(second, at: place, coder)
        case .member(let base, let name):
            // A method that is not called here.
            return isCoder(base, at: place, coder) && (name.text.hasPrefix("encode") || name.text.hasPrefix("decode"))
        case .conditional(let statement): return statement.expressions.contains { leaks($0, at: place, coder) }
        default: return false
        }
    }

    /// `case let archiver as NSKeyedArchiver = coder`.
    private func bindsInPattern(_ site: Site, at place: Place, _ coder: Name) -> Bool {
        site.steps.contains { step in
            guard case .arm(_, _, _, let conditions) = step else { return false }
            return conditions.contains { condition in
                guard case .pattern(_, _, let value?) = condition else { return false }
                return isCoder(value, at: place, coder)
            }
        }
    }

    /// Whether a function mentions a property that the project adds to coders: what that reads or writes is not followed.
    private func usesAddedProperty(_ function: Function, _ coder: Name) -> Bool {
        let added = Set(Self.coderClasses.flatMap { app.program.functions(ofFramework: $0) }.compactMap(\.property?.name))
        guard !added.isEmpty else { return false }
        return function.contains { part in
            switch (part.kind, coder) {
            case (.member(let base, let name), _): added.contains(name.text) && base.core.isCalled(coder)
            case (.name(let name), .`self`): added.contains(name)
            default: false
            }
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

    private func isDiscard(_ target: Expression) -> Bool {
        if case .other = target.kind { return true }
        return false
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

extension Expression {
    fileprivate func isCalled(_ coder: CoderFollower.Name) -> Bool {
        switch (kind, coder) {
        case (.name(let name), .parameter(let parameter)): name == parameter
        case (.selfReference, .`self`): true
        default: false
        }
    }
}
