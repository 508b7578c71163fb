import Syntax

extension App {
    /// Whether a method that is to fill an activity may do so before it is saved.
    func mayFill(_ function: Function) -> Bool { !fillsTooLate(function) && !fillsNothing(function, depth: 0) }

    /// Whether it does no more than to call super, which is a method of its own, to write something down and to name the activity. What the
    /// class calls so itself, or computes to name it, has to do no more either.
    private func fillsNothing(_ function: Function, depth: Int) -> Bool {
        let own = function.type.map { program.family(of: $0) }?.flatMap { program.functions(of: $0) } ?? []
        func askNothing(_ isMeant: (Function) -> Bool) -> Bool {
            let asked = own.filter { $0 != function && isMeant($0) }
            return asked.isEmpty || depth < 3 && asked.allSatisfy { fillsNothing($0, depth: depth + 1) }
        }
        let computed = Set(own.filter { $0.fact.kind == .getter }.compactMap { $0.property?.name })
        let names = computed.filter { name in function.contains { $0.plainName == name } }
        guard askNothing({ $0.fact.kind == .getter && ($0.property.map { names.contains($0.name) } ?? false) }) else { return false }
        return sites(in: function).allSatisfy { site in
            switch site.kind {
            case .call(let call):
                call.asksSuper
                    || call.receiver == nil && UIKit.loggingCalls.contains(call.name)
                        && askNothing { $0.fact.kind == .method && $0.fact.name == call.name }
            case .assignment(let target, _, _): target.memberName.map(UIKit.labelsOfActivities.contains) ?? false
            case .local, .returns, .forced, .cast, .attempt, .element, .range: true
            }
        }
    }

    /// Whether a method that is to fill an activity does so on another turn of the run loop alone, when it has been saved.
    private func fillsTooLate(_ function: Function) -> Bool {
        guard let activity = function.fact.parameters.first?.name else { return false }
        let sites = sites(in: function)
        let later = sites.compactMap(\.call).filter { UIKit.laterTurns.contains($0.name) }
            .flatMap { $0.arguments.compactMap { if case .closure = $0.value.kind { $0.value.range } else { nil } } }
        guard !later.isEmpty else { return false }
        // Whatever has the activity in hand may fill it.
        let uses = sites.filter { site in
            switch site.kind {
            case .assignment(let target, _, let value): target.mentions(activity) || value.mentions(activity)
            case .call(let call):
                call.arguments.contains { $0.value.core.isName(activity) } || call.receiver?.mentions(activity) ?? false || call.asksSuper
            case .local(let local): local.value?.mentions(activity) ?? false
            case .returns, .forced, .cast, .attempt, .element, .range: false
            }
        }
        return uses.allSatisfy { use in later.contains { $0.contains(use.range) } }
    }
}

extension Expression {
    fileprivate func mentions(_ name: String) -> Bool { contains { $0.isName(name) } }
}
