import Syntax

// What an object says of itself in other words: `isReady`, which is `item != nil`.

extension App {
    /// The members of a class by which a test asks whether a property is there: getters and methods that ask for it, one behind the other, those
    /// that hand it out, and flags that are set only where the property is. The property itself is left out.
    public func members(tellingWhether property: String, of type: Type) -> Set<String> {
        let family = program.family(of: type).flatMap { program.functions(of: $0) }
        let telling = family.members(tellingWhetherAnyOf: [property, "_" + property])
        // What forces it to answer is no question.
        let forcing = family.filter { function in
            function.fact.kind == .getter && function.names(anyOf: [property])
                && function.body.returnedValues.contains { $0.forced(property, isImplicit: true) != nil }
        }.compactMap(\.property?.name)
        return telling.subtracting(forcing).union(flags(setWith: property, of: type, by: family)).subtracting([property, "_" + property])
    }

    /// Stored truth values that begin as false and become true nowhere but where the property gets a value.
    private func flags(setWith property: String, of type: Type, by family: [Function]) -> [String] {
        let flags = program.lineage(of: type).flatMap { $0.declarations.flatMap(\.fact.properties) }.filter { flag in
            if case .boolean(false)? = flag.value?.core.kind { !flag.isComputed && !flag.modifiers.contains(.isLet) } else { false }
        }.map(\.name)
        return flags.filter { flag in
            let givers = family.filter { function in
                function.names(anyOf: [flag])
                    && sites(in: function).contains { site in
                        guard case .assignment(let target, _, let value) = site.kind, target.plainName == flag else { return false }
                        if case .boolean(false) = value.core.kind { return false }
                        return true
                    }
            }
            return !givers.isEmpty
                && givers.allSatisfy { giver in
                    giver.property?.name == property
                        || sites(in: giver).contains { site in
                            guard case .assignment(let target, _, let value) = site.kind else { return false }
                            return target.plainName == property && !value.isNil
                        }
                }
        }
    }
}

extension [Function] {
    /// The names of those getters and methods that ask whether some properties are there, and of those that hand them out.
    func members(tellingWhetherAnyOf names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for _ in 0..<3 {
            let known = names.union(found)
            let more = compactMap { $0.tells(whetherAnyOf: known) ? $0.property?.name ?? $0.fact.name : $0.nameOfAccessor(toAnyOf: known) }
            guard !found.isSuperset(of: more) else { break }
            found.formUnion(more)
        }
        return found
    }
}

extension Function {
    /// `var hasItem: Bool { item != nil }`, `var mode: Mode { item == nil ? .empty : .full }`
    fileprivate func tells(whetherAnyOf names: Set<String>) -> Bool {
        guard fact.kind == .getter && !isInitialValue || fact.kind == .method && fact.parameters.isEmpty, !isStatic,
            names.contains(where: fact.words.mayHold)
        else { return false }
        let values = body.returnedValues
        guard !values.isEmpty, values.allSatisfy(\.isAnswer) else { return false }
        return values.contains { $0.asks(whetherAnyOf: names) } || names.contains { asksFor($0, isImplicit: true) }
    }
}

extension Expression {
    /// A truth value or the case of an enumeration, as far as it shows.
    fileprivate var isAnswer: Bool {
        switch core.kind {
        case .boolean, .implicitMember, .prefix("!", _), .binary(_, "==", _), .binary(_, "!=", _), .binary(_, "&&", _), .binary(_, "||", _):
            true
        case .tuple(let parts): parts.count == 1 && parts[0].value.isAnswer
        case .ternary(_, let first, let second): first.isAnswer && second.isAnswer
        default: false
        }
    }

    /// Whether it compares one of some names with nil, or is made of one that tells.
    fileprivate func asks(whetherAnyOf names: Set<String>) -> Bool {
        func isMeant(_ part: Expression) -> Bool {
            if case .call(let call) = part.core.kind { return call.arguments.isEmpty && call.callee.plainName.map(names.contains) == true }
            return part.core.plainName.map(names.contains) == true
        }
        return contains { part in
            switch part.kind {
            case .binary(let left, "==", let right), .binary(let left, "!=", let right):
                left.isNil && isMeant(right) || right.isNil && isMeant(left) || isMeant(left) && right.isAnswer
                    || isMeant(right) && left.isAnswer
            case .binary(let left, "&&", let right), .binary(let left, "||", let right): isMeant(left) || isMeant(right)
            case .prefix("!", let base): isMeant(base)
            default: false
            }
        }
    }
}
