import Syntax

// What a factory has for some identifiers alone, told by the keys of the dictionaries that it asks.

extension App {
    /// The identifiers for which a value is there at all, since it comes out of a dictionary: `makers[last]`, and what that gives, `makers[last]?()`.
    /// `nil` where others may lead to one, too.
    func identifiers(havingA value: Expression, _ place: Place, _ factory: Function, depth: Int = 0) -> Set<String>? {
        guard depth < 8 else { return nil }
        func identifiers(havingA part: Expression, at place: Place) -> Set<String>? {
            self.identifiers(havingA: part, place, factory, depth: depth + 1)
        }
        switch value.core.kind {
        case .name(let name):
            guard let locals = place.locals?.lookUp(name), !isReassigned(name, in: factory) else { return nil }
            switch locals.binding.origin {
            case .local(let local): return local.value.flatMap { identifiers(havingA: $0, at: place.before(locals)) }
            case .unwrapped(_, let value): return identifiers(havingA: value, at: place.before(locals))
            case .parameter, .element, .pattern: return nil
            }
        case .element(let base, let arguments):
            guard let key = arguments.onlyElement, key.label == nil else { return nil }
            return self.identifiers(amongKeysOf: base, as: key.value, place, factory) ?? identifiers(havingA: base, at: place)
        case .call(let call):
            if App.entryReaders.contains(call.name), let table = call.receiver, let key = call.arguments.onlyElement?.value,
                let found = self.identifiers(amongKeysOf: table, as: key, place, factory)
            {
                return found
            }
            if let scenes = self.identifiers(ofScenesAskedForBy: call, place, factory) { return scenes }
            return identifiers(havingA: call.callee, at: place)
        // Who asks nil for something gets nil.
        case .member(let base, _): return identifiers(havingA: base, at: place)
        case .tuple(let parts): return parts.onlyElement.flatMap { identifiers(havingA: $0.value, at: place) }
        default: return nil
        }
    }

    /// The identifiers for which a storyboard has a scene where it is asked for one by a text that comes out of the path: any other raises.
    private func identifiers(ofScenesAskedForBy call: Call, _ place: Place, _ factory: Function) -> Set<String>? {
        guard call.name.hasPrefix("instantiateViewController"), program.calledFunction(call, at: place) == nil,
            let name = instantiated(by: call), let asked = call.receiver.flatMap({ storyboardAsked($0, at: place) }),
            case let unit = program.unit(of: factory), program.silence(onInterfacesOf: unit) == nil
        else { return nil }
        // Its drawing has to be in sight; the one that UIKit saved may be any.
        guard case .named(let storyboard) = asked, interface.hasStoryboard(storyboard, inUnit: unit) else { return nil }
        return identifiers(givingAnyOf: interface.sceneNames.sorted(), as: name, place, factory)
    }

    /// The identifiers for which a text that comes out of the path is in a list that is spelt out, or among the keys of a dictionary.
    func identifiers(foundBy call: Call, _ place: Place, _ factory: Function) -> Set<String>? {
        guard ["contains", "containsObject"].contains(call.name), let list = call.receiver?.core,
            let text = call.arguments.onlyElement?.value
        else { return nil }
        if case .member(let table, let name) = list.kind, name.text == "keys" || name.text == "allKeys" {
            return identifiers(amongKeysOf: table, as: text, place, factory)
        }
        guard let rounds = rounds(over: list, at: place) else { return nil }
        let known = rounds.values.map { program.string($0, at: rounds.place).text }
        return identifiers(givingAnyOf: known, as: text, place, factory)
    }

    private func identifiers(amongKeysOf table: Expression, as key: Expression, _ place: Place, _ factory: Function) -> Set<String>? {
        keys(ofTable: table, place, in: factory).flatMap { identifiers(givingAnyOf: $0.sorted(), as: key, place, factory) }
    }

    private func identifiers(givingAnyOf texts: [String?], as value: Expression, _ place: Place, _ factory: Function) -> Set<String>? {
        var found: Set<String> = []
        for text in texts {
            guard let text, let identifiers = identifiers(giving: text, as: value, place, factory) else { return nil }
            found.formUnion(identifiers)
        }
        return found
    }

    // MARK: Dictionaries

    private static let entryReaders: Set<String> = ["objectForKey", "objectForKeyedSubscript", "valueForKey", "object", "value"]
    /// What a dictionary may be asked that leaves it as it is.
    private static let readers = entryReaders.union([
        "contains", "containsObject", "copy", "count", "filter", "first", "forEach", "map", "compactMap", "mapValues", "sorted", "isEqual",
        "enumerateKeysAndObjectsUsingBlock", "enumerateKeysAndObjects",
    ])

    /// The keys of a dictionary, whichever it is of those in sight; `nil` where it may have others.
    private func keys(ofTable table: Expression, _ place: Place, in function: Function) -> Set<String>? {
        guard !flow.isExhausted, !isSharedVariable(table.core, at: place) else { return nil }
        let unit = program.unit(of: function)
        let tables = (flow.points(of: table.core, in: function) ?? []).filter { flow.objects[Int($0)].kind != .nothing }
        var found: Set<String> = []
        for table in tables {
            guard let written = writtenKeys(of: table), let added = addedKeys(of: table), !isNamedOutOfSight(table, inUnit: unit) else {
                return nil
            }
            found.formUnion(written + added)
        }
        return tables.isEmpty ? nil : found
    }

    /// Whether code that the flow does not look into names a property that holds a dictionary, and may change it there.
    private func isNamedOutOfSight(_ table: Int32, inUnit unit: Int) -> Bool {
        let fields = flow.fields(holding: table).map(\.field).filter { $0 != "[]" }
        return fields.contains { program.isSaidInOutlines($0, ofUnit: unit) }
            || program.functions(naming: Set(fields + fields.map { "_" + $0 })).contains { function in
                !program.isTest(function) && flow.procedure(of: function) == nil
            }
    }

    /// Whether it is a variable that no object owns, which code out of sight may change.
    private func isSharedVariable(_ table: Expression, at place: Place) -> Bool {
        switch program.reference(table, at: place) {
        case .global(let property, _)?: !property.modifiers.contains(.isLet) && !property.isComputed
        case .property(_, let property, _)?:
            property.modifiers.contains(.isStatic) && !property.modifiers.contains(.isLet) && !property.isComputed
        default: false
        }
    }

    /// Those with which a dictionary is made.
    private func writtenKeys(of table: Int32) -> [String]? {
        let made = flow.objects[Int(table)]
        guard case .dictionary = made.kind, let site = made.site, site.instruction >= 0, flow.escapes(of: table).isEmpty,
            case .dictionary(let keys, _) = graph.instruction(at: site).kind
        else { return nil }
        return flow.instances(making: made).reduce([]) { texts, instance in
            keys.reduce(texts) { texts, key in texts.flatMap { texts in self.texts(key, in: instance).map { texts + $0 } } }
        }
    }

    /// Those that it gets later, whoever gives them.
    private func addedKeys(of table: Int32) -> [String]? {
        var added: [String] = []
        for (procedure, holding) in flow.variables(holdingAnyOf: [flow.identity(of: table)]) {
            for instruction in flow.procedures[Int(procedure)].instructions {
                switch instruction.kind {
                case .storeElement(let base, let key, _) where holding.contains(base.index):
                    for instance in flow.instances(of: procedure) {
                        guard let texts = texts(key, in: instance) else { return nil }
                        added += texts
                    }
                case .call(let operands):
                    if let asked = operands.receiver, holding.contains(asked.index), !App.readers.contains(operands.name) { return nil }
                default: continue
                }
            }
        }
        return added
    }

    private func texts(_ key: Variable, in instance: Int32) -> [String]? {
        let texts = flow.strings(key, in: instance).map(\.text)
        return texts.isEmpty || texts.contains(nil) ? nil : texts.compactMap { $0 }
    }
}
