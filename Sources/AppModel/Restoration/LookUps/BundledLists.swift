import Syntax

extension Program {
    /// Whether what is looked up is one of those that the app brings along in a file of its bundle.
    func isInBundle(_ lookUp: Expression, at place: Place, depth: Int) -> Bool {
        guard depth < 4 else { return false }
        switch lookUp.core.kind {
        case .element(let list, _): return isFilledFromBundle(list, at: place)
        case .call(let call):
            if let list = call.receiver, Self.searches.contains(call.name) || Self.messagesToDictionaries.contains(call.name) {
                return isFilledFromBundle(list, at: place)
            }
            let called = functions(calledBy: call, at: place)
            guard called.count == 1, let given = called[0].fact.body?.onlyReturn else { return false }
            return isInBundle(given, at: called[0].place, depth: depth + 1)
        default: return false
        }
    }

    /// Whether a property gets what is in it from there and from nowhere else.
    private func isFilledFromBundle(_ list: Expression, at place: Place) -> Bool {
        guard case .property(_, let property, let owner)? = propertyMeant(by: list.core, at: place), !property.isComputed else {
            return false
        }
        if let value = property.value, value.contains(where: \.readsResource) { return property.modifiers.contains(.isLet) }
        let fillers = functions(naming: [property.name]).filter { function in
            function.contains { $0.fills(property.name) }
        }
        return !fillers.isEmpty
            && fillers.allSatisfy { filler in
                filler.type.map { isWithin($0, owner) } ?? false && filler.contains(where: \.readsResource)
            }
    }

    /// `themes`, `store.themes`
    private func propertyMeant(by list: Expression, at place: Place) -> Reference? {
        if let found = reference(list, at: place) { return found }
        guard case .member(let base, let name) = list.kind, let type = type(of: base, at: place)?.projectType else { return nil }
        return member(name.text, of: type, isStatic: false)
    }
}

extension Expression {
    /// Whether it asks for where a file of a bundle is.
    var readsResource: Bool {
        switch kind {
        case .call(let call):
            ["pathForResource", "URLForResource", "pathsForResourcesOfType", "URLsForResourcesWithExtension", "NSDataAsset"].contains(
                call.name)
                || call.arguments.contains {
                    ["forResource", "forResourcesOfType", "forResourcesWithExtension"].contains($0.label)
                }
        default: false
        }
    }

    /// Whether it puts something into a list: assigns it, or adds to it.
    fileprivate func fills(_ name: String) -> Bool {
        switch kind {
        case .assignment(let target, _, _): target.contains { $0.memberName == name }
        case .call(let call):
            call.receiver?.core.memberName == name
                && ["append", "insert", "addObject", "setObject", "updateValue", "addObjectsFromArray", "merge", "add"].contains(call.name)
        default: false
        }
    }
}
