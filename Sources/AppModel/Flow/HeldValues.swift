extension Program {
    /// The sites of a function, with an assignment in place of each call by which an object that holds a value gets another one:
    /// `page.accept(2)` and `page.value = 2` both change `page`.
    func withHeldValues(_ sites: [Site], in function: Function) -> [Site] {
        guard sites.contains(where: \.mayGiveHeldValue) else { return sites }
        return sites.map { site in
            guard site.mayGiveHeldValue else { return site }
            switch site.kind {
            case .call(let call):
                guard let holder = call.receiver, let value = call.firstUnlabelled,
                    let ways = ways(toFill: holder, at: Place(site, in: function)), ways.contains(call.name)
                else { return site }
                return site.assigning(value, nil, to: holder)
            case .assignment(let target, let operation, let value):
                guard case .member(let holder, _) = target.core.kind, ways(toFill: holder, at: Place(site, in: function)) != nil else {
                    return site
                }
                return site.assigning(value, operation, to: holder)
            default: return site
            }
        }
    }

    /// The calls that give an object another value, where it is known to hold one.
    private func ways(toFill holder: Expression, at place: Place) -> Set<String>? {
        guard case .named(let name, _)? = type(of: holder, at: place)?.unwrapped else { return nil }
        return ValueHolder.setters[name]
    }
}

extension Site {
    fileprivate var mayGiveHeldValue: Bool {
        switch kind {
        case .call(let call): call.arguments.count == 1 && ValueHolder.allSetters.contains(call.name)
        case .assignment(let target, _, _):
            if case .member(_, let name) = target.core.kind { name.text == ValueHolder.property } else { false }
        default: false
        }
    }

    fileprivate func assigning(_ value: Expression, _ operation: String?, to holder: Expression) -> Site {
        Site(
            kind: .assignment(target: holder, operation: operation, value: value), range: range, locals: locals, circumstance: circumstance)
    }
}
