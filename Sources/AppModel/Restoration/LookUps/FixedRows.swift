import Syntax

/// Rows that mean the same at every launch, or that a class finds again by itself.
extension App {
    /// Whether a class counts rows, and not always as many.
    public func hasMovingRows(_ type: Type) -> Bool {
        rowCounts(of: type).contains { count in
            !isOfReadOnlyStore(count)
                && exits(of: count).contains { !isFixedNumber($0.value, at: Place($0.site, in: count), depth: 0) }
        }
    }

    /// Whether a class counts more rows than one at times. A number that nothing tells is none.
    public func hasSeveralRows(_ type: Type) -> Bool { greatestRowCounts(of: type).contains { ($0 ?? 0) > 1 } }

    /// Whether a class never counts more rows than one.
    public func hasSingleRow(_ type: Type) -> Bool {
        let counts = greatestRowCounts(of: type)
        return !counts.isEmpty && counts.allSatisfy { ($0 ?? .max) <= 1 }
    }

    private func greatestRowCounts(of type: Type) -> [Int?] {
        rowCounts(of: type).flatMap { count in
            exits(of: count).map { greatestNumber($0.value, at: Place($0.site, in: count), depth: 0) }
        }
    }

    /// What a number is at most, as far as the text tells: of a list that may grow there is no end.
    private func greatestNumber(_ value: Expression, at place: Place, depth: Int) -> Int? {
        guard depth < 8 else { return nil }
        let value = value.core
        if let list = value.countedList { return greatestCount(of: list, at: place, depth: depth + 1) }
        switch value.kind {
        case .integer(let number): return number
        case .binary(let left, "+", let right):
            guard let left = greatestNumber(left, at: place, depth: depth + 1),
                let right = greatestNumber(right, at: place, depth: depth + 1)
            else { return nil }
            return left.addingReportingOverflow(right).overflow ? .max : left + right
        case .binary(let left, "??", let right), .ternary(_, let left, let right):
            let numbers = [left, right].map { greatestNumber($0, at: place, depth: depth + 1) }
            return numbers.contains(nil) ? nil : numbers.compactMap(\.self).max()
        case .tuple(let parts): return parts.count == 1 ? greatestNumber(parts[0].value, at: place, depth: depth + 1) : nil
        case .name(let name):
            guard place.locals?.lookUp(name) != nil, let first = place.firstValue(of: name), !isAssigned(name, at: place) else {
                return nil
            }
            return greatestNumber(first.value, at: first.place, depth: depth + 1)
        default:
            guard let name = value.memberName else { return nil }
            return FixedRows.results.contains(name) ? .max : nil
        }
    }

    private func greatestCount(of list: Expression, at place: Place, depth: Int) -> Int? {
        guard depth < 8 else { return nil }
        let list = list.core
        switch list.kind {
        case .array(let elements): return elements.count
        case .dictionary(let elements): return elements.count / 2
        case .name(let name) where place.locals?.lookUp(name) != nil:
            guard let first = place.firstValue(of: name), !isAssigned(name, at: place) else { return nil }
            return greatestCount(of: first.value, at: first.place, depth: depth + 1)
        default: break
        }
        guard let name = list.plainName, isFixedProperty(name, of: place.type, at: place, depth: depth) else {
            return isFixedList(list, at: place, depth: depth) ? nil : .max
        }
        let values = place.type.map { program.lineage(of: $0) }?.compactMap { $0.property(name)?.fact.value?.core } ?? []
        guard values.count == 1, case .array(let elements) = values[0].kind, !elements.isEmpty else { return nil }
        return elements.count
    }

    private func isFixedNumber(_ value: Expression, at place: Place, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        let value = value.core
        if let list = value.countedList { return isFixedList(list, at: place, depth: depth + 1) }
        switch value.kind {
        case .integer: return true
        case .binary(let left, "+", let right):
            return isFixedNumber(left, at: place, depth: depth + 1) && isFixedNumber(right, at: place, depth: depth + 1)
        case .tuple(let parts): return parts.count == 1 && isFixedNumber(parts[0].value, at: place, depth: depth + 1)
        case .name(let name):
            guard place.locals?.lookUp(name) != nil, let first = place.firstValue(of: name), !isAssigned(name, at: place) else {
                return false
            }
            return isFixedNumber(first.value, at: first.place, depth: depth + 1)
        default: return false
        }
    }

    /// Whether a list has the elements that the text or a file of the bundle gives it, and never others.
    private func isFixedList(_ list: Expression, at place: Place, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        let list = list.core
        switch list.kind {
        case .array(let elements), .dictionary(let elements): return !elements.isEmpty
        case .element(let base, _): return isFixedList(base, at: place, depth: depth + 1)
        case .name(let name):
            guard place.locals?.lookUp(name) != nil else { return isFixedProperty(name, of: place.type, at: place, depth: depth) }
            guard let first = place.firstValue(of: name), !isAssigned(name, at: place) else { return false }
            return isFixedList(first.value, at: first.place, depth: depth + 1)
        case .member(let base, let name):
            if base.isSelf { return isFixedProperty(name.text, of: place.type, at: place, depth: depth) }
            guard case .project(let owner)? = program.typeValue(of: base, at: place) else { return false }
            if name.text == "allCases", owner.kind == .enumeration { return true }
            return isFixedProperty(name.text, of: owner, at: place, depth: depth)
        case .call: return isOfBundle(list, at: place, depth: depth)
        default: return false
        }
    }

    /// Whether an expression is made of a file of the app's own.
    private func isOfBundle(_ expression: Expression, at place: Place, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        return expression.contains { part in
            if case .name(let name) = part.kind, let first = place.firstValue(of: name) {
                return isOfBundle(first.value, at: first.place, depth: depth + 1)
            }
            return part.readsResource
        }
    }

    /// Whether rows are those of a store, and nothing can be put into any store of the app.
    private func isOfReadOnlyStore(_ count: Function) -> Bool {
        count.contains { $0.ownName.map(FixedRows.results.contains) == true } && opensForReadingOnly(inUnit: program.unit(of: count))
    }

    /// Whether all that a property ever gets are such lists, and nobody adds anything.
    private func isFixedProperty(_ name: String, of type: Type?, at place: Place, depth: Int) -> Bool {
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        guard let type,
            let (owner, property) = program.lineage(of: type).lazy.compactMap({ owner in
                (owner.property(name) ?? owner.property(plain)).map { (owner, $0) }
            }).first, property.fact.accessors.allSatisfy({ $0.kind == .observer }) || property.fact.value != nil
        else { return false }
        var values: [(value: Expression, place: Place)] = []
        if let value = property.fact.value {
            let isStatic = property.fact.modifiers.contains(.isStatic)
            values.append((value, Place(in: property.declaration, of: owner, isStatic: isStatic)))
            if property.fact.modifiers.contains(.isLet) { return isFixedList(value, at: values[0].place, depth: depth + 1) }
        }
        let family = program.family(of: type).flatMap { program.functions(of: $0) }
        guard givers(of: plain, to: owner, outside: family).isEmpty else { return false }
        let setter = plain.nameOfSetter
        for function in family where function.names(anyOf: [plain, "_" + plain, setter]) {
            for site in sites(in: function) {
                switch site.kind {
                case .assignment(let target, let operation, let value) where target.isOrHasElement(plain):
                    guard operation == nil, target.plainName != nil else { return false }
                    values.append((value, Place(site, in: function)))
                case .call(let call):
                    let isChanged = UIKit.additions.contains(call.name) || call.name.hasPrefix("remove") || call.name.hasPrefix("sort")
                    if call.name == setter || isChanged && call.receiver?.core.isOrHasElement(plain) == true { return false }
                    if call.arguments.contains(where: { $0.isReference && $0.value.isOrHasElement(plain) }) { return false }
                default: continue
                }
            }
        }
        // It may begin empty.
        let filled = values.filter { !$0.value.isEmpty }
        return !filled.isEmpty && filled.allSatisfy { isFixedList($0.value, at: $0.place, depth: depth + 1) }
    }

    /// Whether a class saves what is chosen by something else than its row, and chooses it again as it restores.
    public func choosesAgain(_ type: Type) -> Bool {
        let family = program.family(of: type)
        let encoders = family.flatMap { program.implementations(of: .encodeState, in: $0) }
        let writes = encoders.flatMap { coderFlow(of: $0).accesses(.write) }
        guard !writes.isEmpty, !encoders.contains(where: \.namesRows) else { return false }
        var open = family.flatMap {
            program.implementations(of: .decodeState, in: $0) + program.implementations(of: .finishedRestoring, in: $0)
        }
        var next = 0
        while next < open.count, next < 30 {
            let function = open[next]
            next += 1
            if sites(in: function).contains(where: { $0.call.map { FixedRows.choices.contains($0.name) } ?? false }) { return true }
            let called =
                bodies.ownMethods(calledBy: function, in: type) { _ in true }
                + bodies.ownMessages(sentBy: function, in: type, isLaterToo: true)
            open += called.filter { !open.contains($0) }
        }
        return false
    }
}

private enum FixedRows {
    /// What a request to a store gives.
    static let results: Set<String> = ["sections", "numberOfObjects", "fetchedObjects"]
    static let choices: Set<String> = ["selectRow", "selectItem", "selectRowAtIndexPath", "selectItemAtIndexPath"]
}

extension Function {
    /// Whether it has a row's number in hand.
    fileprivate var namesRows: Bool {
        contains { part in
            switch part.kind {
            case .member(_, let name): ["row", "item", "indexPathForSelectedRow", "indexPathsForSelectedItems"].contains(name.text)
            default: false
            }
        }
    }
}
