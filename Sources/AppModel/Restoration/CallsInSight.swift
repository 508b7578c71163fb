import Syntax

/// A call of a function of the project's.
struct CallInSight: Sendable {
    let call: Call
    let function: Function
    let place: Place

    /// What it hands over for a parameter; `nil` where it leaves that out.
    func argument(for parameter: String, of called: Function) -> Expression? {
        call.arguments.indices.first { called.fact.parameter(for: $0, of: call)?.name == parameter }.map { call.arguments[$0].value }
    }
}

extension App {
    /// Every call of a function, those of tests left out; `nil` where something else may call it: a subclass has its own, its name is handed
    /// on or said by whom the text does not tell, or in a file that is not read to the end.
    func callsInSight(of function: Function) -> [CallInSight]? {
        memories.callsInSight.answer(function.id) { findCalls(of: function) }
    }

    private func findCalls(of function: Function) -> [CallInSight]? {
        let isInitializer = function.fact.kind == .initializer
        guard isInitializer || function.fact.kind == .method, function.hook == nil, !program.isOverridden(function),
            isInitializer || !program.isSaidInOutlines(function.fact.name, ofUnit: program.unit(of: function))
        else { return nil }
        let names = isInitializer ? [function.type?.shortName ?? function.extendedName ?? "", "init"] : [function.fact.name]
        var found: [CallInSight] = []
        for caller in program.functions(mentioningAnyOf: names) where !program.isTest(caller) {
            var count = 0
            for site in sites(in: caller) {
                guard let call = site.call, call.callee.memberName.map(names.contains) ?? false else { continue }
                count += 1
                let place = Place(site, in: caller)
                let called = program.calledFunction(call, at: place)
                if called == function {
                    found.append(CallInSight(call: call, function: caller, place: place))
                } else if called == nil, function.fact.matches(call), !isInitializer || call.name == "init" {
                    return nil
                }
            }
            // The name of a class stands in many places.
            if !isInitializer, count != caller.mentions(of: function.fact.name) { return nil }
        }
        return found
    }
}

extension Function {
    /// How often its body says a name, its own locals' among that.
    fileprivate func mentions(of name: String) -> Int {
        var count = 0
        _ = contains(naming: [name]) { part in
            switch part.kind {
            case .name(name), .implicitMember(name): count += 1
            case .member(_, let member) where member.text == name: count += 1
            case .selector(let named) where named.memberName == name: count += 1
            case .string(let text) where text.hasPrefix(name): count += 1
            default: break
            }
            return false
        }
        return count
    }
}
