import Syntax

extension App {
    /// Where a method of Objective-C is sure to hand a property, or something of it, to what raises for nil: a literal, or a collection or a text
    /// that is itself surely there. Whatever else a message goes to may have nil, and what is sent to nil is lost.
    ///
    /// - Parameter end: the statement at which the method may be over.
    func raisingUse(of property: String, in function: Function, before end: Int?) -> SourceRange? {
        guard function.isObjectiveC else { return nil }
        let statements = function.body[..<(end ?? function.body.count)].filter(\.runsStraightOn)
        let sites = sites(in: function)
        for site in sites where site.branches.allSatisfy({ _ in false }) && statements.contains(where: { $0.range.contains(site.range) }) {
            let place = Place(site, in: function)
            let earlier = sites.filter { $0.range.end <= site.range.start }
            let isAsked = site.call.map { call in call.receiver.map { isThere($0, at: place, behind: earlier) } ?? true } ?? false
            let arguments = isAsked ? site.call.map { raisingArguments(of: $0, at: place) } ?? [] : []
            let raising = (arguments + site.partsOfLiterals).first { isNil($0, without: property, at: place, sites) }
            if let raising { return raising.core.range }
        }
        return nil
    }

    /// Whether a value is nil where a property is: the property itself, by whatever local, or what it is asked for.
    private func isNil(_ value: Expression, without property: String, at place: Place, _ sites: [Site]) -> Bool {
        switch value.core.kind {
        case .name(let name):
            guard place.locals?.lookUp(name) != nil else { return name == property && !program.isGlobal(name, at: place) }
            guard let first = place.firstValue(of: name), !sites.contains(where: { $0.gives(name) }) else { return false }
            return isNil(first.value, without: property, at: first.place, sites)
        case .member(let base, let name):
            return base.isSelf ? name.text == property : isNil(base, without: property, at: place, sites)
        case .element(let base, _): return isNil(base, without: property, at: place, sites)
        default: return false
        }
    }

    /// Whether what gets a message is there: a class, a text, a literal, or what was made before and kept by a local or a property.
    ///
    /// - Parameter earlier: what happens before.
    private func isThere(_ receiver: Expression, at place: Place, behind earlier: [Site]) -> Bool {
        if program.typeValue(of: receiver, at: place) != nil { return true }
        switch receiver.core.kind {
        case .string, .array, .dictionary: return true
        case .call(let call):
            if createdType(call, at: place) != nil { return true }
            // `[NSMutableArray arrayWithCapacity:2]`
            guard let owner = call.receiver, program.typeValue(of: owner, at: place) != nil else { return false }
            return ["array", "dictionary", "set", "orderedSet", "string"].contains { call.name.hasPrefix($0) }
        case .member(let base, let name):
            if program.typeValue(of: base, at: place) != nil { return true }
            if name.text == "mutableCopy" { return isThere(base, at: place, behind: earlier) }
        case .name(let name):
            if let first = place.firstValue(of: name) {
                return !earlier.contains { $0.gives(name) } && isThere(first.value, at: first.place, behind: earlier)
            }
        default: return false
        }
        guard let function = place.function, let name = receiver.plainName, let last = earlier.last(where: { $0.gives(name) }),
            last.branches.allSatisfy({ _ in false }), case .assignment(_, nil, let value) = last.kind
        else { return false }
        return isThere(value, at: Place(last, in: function), behind: [])
    }
}

extension Statement {
    fileprivate var runsStraightOn: Bool {
        switch kind {
        case .expression, .local, .returns: true
        default: false
        }
    }
}

extension Site {
    fileprivate func gives(_ name: String) -> Bool {
        if case .assignment(let target, _, _) = kind { target.plainName == name } else { false }
    }
}
