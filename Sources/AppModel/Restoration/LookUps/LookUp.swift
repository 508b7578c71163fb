import Syntax

/// An Optional that is asked for by a key, in something that is filled while the app runs: what the key names may be gone.
public struct LookUp: Sendable {
    public enum Means: Sendable {
        /// An element or a search of a collection, by the last name of it.
        case collection(String?)
        /// A function that looks for what one of its arguments names, as it is written: the project's, or Core Data's.
        case function(String)
    }

    public let means: Means
    /// What it is asked by: the key of an element, arguments, the closure that tells what is wanted.
    public let keys: [Expression]
    /// What is looked up comes with the app: only another version of it has less.
    public var isOfBundle = false
}

extension Program {
    /// What an expression looks up. `nil` also where the text does not tell that the collection is filled later: a table that is spelled out
    /// has all that anybody asks for.
    public func lookUp(_ expression: Expression, at place: Place) -> LookUp? {
        var found = anyLookUp(expression, at: place)
        if found != nil { found?.isOfBundle = isInBundle(expression, at: place, depth: 0) }
        return found
    }

    private func anyLookUp(_ expression: Expression, at place: Place) -> LookUp? {
        switch expression.core.kind {
        case .element(let list, let arguments):
            guard arguments.count == 1, arguments[0].label == nil, isDictionary(list, at: place), isFilledLater(list, at: place) else {
                return nil
            }
            return LookUp(means: .collection(list.core.memberName), keys: [arguments[0].value])
        case .call(let call):
            return entry(call, at: place) ?? search(call, at: place) ?? identifier(call, at: place) ?? lookUp(byFunction: call, at: place)
        default:
            return nil
        }
    }

    /// Whether a variable or property is one that takes an Optional and gives what is in it: `var item: Item!`.
    public func isImplicitlyUnwrapped(_ target: Expression, at place: Place) -> Bool {
        guard case .property(_, let property, _)? = reference(target, at: place) else { return false }
        return property.type?.isImplicitlyUnwrapped == true
    }

    private func isDictionary(_ list: Expression, at place: Place) -> Bool {
        guard case .named(let name, _)? = type(of: list, at: place)?.unwrapped else { return false }
        return ["Dictionary", "NSDictionary", "NSMutableDictionary"].contains(name)
    }

    /// `[items objectForKey:name]`
    private func entry(_ call: Call, at place: Place) -> LookUp? {
        guard Self.messagesToDictionaries.contains(call.name), let list = call.receiver, call.arguments.count == 1,
            let key = call.firstUnlabelled, isDictionary(list, at: place), isFilledLater(list, at: place)
        else { return nil }
        return LookUp(means: .collection(list.core.memberName), keys: [key])
    }

    static let messagesToDictionaries: Set<String> = ["objectForKey", "valueForKey", "objectForKeyedSubscript"]

    /// `items.first(where: { $0.id == id })`, `names.firstIndex(of: name)`.
    private func search(_ call: Call, at place: Place) -> LookUp? {
        guard Self.searches.contains(call.name), let list = call.receiver, call.arguments.count == 1, isFilledLater(list, at: place) else {
            return nil
        }
        let argument = call.arguments[0]
        switch (argument.label, argument.value.kind) {
        case ("where", _), (nil, .closure): break
        case ("of", _):
            // Another object is the very one that was restored.
            guard case .named(let name, _)? = type(of: argument.value, at: place)?.unwrapped, UIKit.scalars[name] != nil || name == "String"
            else {
                return nil
            }
        default: return nil
        }
        return LookUp(means: .collection(list.core.memberName), keys: [argument.value])
    }

    /// `coordinator.managedObjectID(forURIRepresentation: url)`: no store may have made that one any more.
    private func identifier(_ call: Call, at place: Place) -> LookUp? {
        let isObjectiveC = call.name == "managedObjectIDForURIRepresentation"
        guard isObjectiveC || call.name == "managedObjectID" && call.arguments.first?.label == "forURIRepresentation",
            call.receiver != nil, calledFunction(call, at: place) == nil, let key = call.arguments.onlyElement
        else { return nil }
        return LookUp(means: .function(isObjectiveC ? call.name + ":" : "managedObjectID(forURIRepresentation:)"), keys: [key.value])
    }

    private func lookUp(byFunction call: Call, at place: Place) -> LookUp? {
        var called = functions(calledBy: call, at: place)
        if called.isEmpty { called = failableInitializers(calledBy: call, at: place) }
        guard let first = called.first else { return nil }
        let keys = call.arguments.indices.filter { index in
            called.allSatisfy { function in
                function.fact.parameter(for: index, of: call).map { looksUp(function, by: $0.name, depth: 0) } ?? false
            }
        }
        let name = first.fact.kind == .initializer ? call.name + first.fact.fullName.dropFirst("init".count) : first.fact.fullName
        return keys.isEmpty ? nil : LookUp(means: .function(name), keys: keys.map { call.arguments[$0].value })
    }

    static let searches: Set<String> = ["first", "last", "firstIndex", "lastIndex", "index"]
}

// MARK: Collections

extension Program {
    /// Whether a collection gets what is in it while the app runs.
    public func isFilledLater(_ list: Expression, at place: Place, depth: Int = 0) -> Bool {
        guard depth < 12 else { return false }
        func isFilled(_ part: Expression) -> Bool { isFilledLater(part, at: place, depth: depth + 1) }
        switch list.core.kind {
        case .array(let elements), .dictionary(let elements): return elements.isEmpty
        case .binary(let first, "??", _): return isFilled(first)
        case .binary(let first, "+", let second): return isFilled(first) || isFilled(second)
        case .element(let base, _): return isFilled(base)
        case .member(let base, let name) where ["values", "keys", "lazy"].contains(name.text): return isFilled(base)
        case .name, .member: return isFilledLater(behind: list.core, at: place, depth: depth)
        case .call(let call): return isFilledLater(call, at: place, depth: depth)
        default: return false
        }
    }

    private func isFilledLater(behind name: Expression, at place: Place, depth: Int) -> Bool {
        switch reference(name, at: place) ?? memberOfObject(name, at: place) {
        case .local(let locals)?:
            switch locals.binding.origin {
            case .parameter, .element, .pattern: return true
            case .local(let local):
                if isGrownOnCondition(local.name, at: place) { return true }
                if let value = local.value { return isFilledLater(value, at: place.before(locals), depth: depth + 1) }
                return !isSpelledOut(local.name, in: place.function.map { [$0.fact] } ?? [])
            case .unwrapped(_, let value): return isFilledLater(value, at: place.before(locals), depth: depth + 1)
            }
        case .property(let declaration, let property, let owner)?:
            if property.value?.isEmptyList ?? true, isSpelledOut(property.name, in: functions(of: owner).map(\.fact)) { return false }
            // What begins with something may end with nothing.
            let beginsFull = property.modifiers.isDisjoint(with: [.isLet, .isComputed]) && property.value?.isTable ?? false
            if beginsFull, !removals(from: property.name, of: owner).isEmpty { return true }
            return isFilledLater(
                property, at: Place(in: declaration, of: owner, isStatic: property.modifiers.contains(.isStatic)), depth: depth)
        case .frameworkProperty(let property, let file)?, .global(let property, let file)?:
            return isFilledLater(property, at: Place(file: file), depth: depth)
        case .enumCase?, .type?, .unknown?, nil:
            return false
        }
    }

    /// Whether what is put there is a table with everything in it each time, and nobody adds to it.
    private func isSpelledOut(_ name: String, in functions: [FunctionFact]) -> Bool {
        var isSet = false
        for function in functions where function.words.mayHold(name) || function.words.mayHold("_" + name) {
            let isLeftAlone = (function.body ?? []).allSatisfy { statement in
                statement.expressions.allSatisfy { expression in
                    !expression.contains { part in
                        switch part.kind {
                        case .assignment(let target, _, let value):
                            guard target.core.plainName == name else { return target.contains { $0.plainName == name } }
                            isSet = true
                            return !value.isTable
                        case .call(let call): return call.receiver?.core.plainName == name && Self.additions.contains(call.name)
                        default: return false
                        }
                    }
                }
            }
            if !isLeftAlone { return false }
        }
        return isSet
    }

    /// Whether the function adds to a local where something is so and not otherwise, or for each of several.
    private func isGrownOnCondition(_ name: String, at place: Place) -> Bool {
        func grows(_ statement: Statement) -> Bool {
            statement.expressions.contains { expression in
                expression.contains { part in
                    switch part.kind {
                    case .call(let call): call.receiver?.core.plainName == name && Self.additions.contains(call.name)
                    case .assignment(let target, "+", _): target.core.plainName == name
                    default: false
                    }
                }
            }
        }
        return place.function?.body.contains { statement in
            switch statement.kind {
            case .branch, .loop: grows(statement)
            default: false
            }
        } ?? false
    }

    private static let additions: Set<String> = [
        "setObject", "setValue", "addEntriesFromDictionary", "addEntries", "addObject", "append", "insert", "updateValue", "merge",
        "removeObjectForKey", "removeValue", "removeAllObjects", "removeAll",
    ]

    private func isFilledLater(_ property: PropertyFact, at place: Place, depth: Int) -> Bool {
        guard property.isComputed else { return property.value.map { isFilledLater($0, at: place, depth: depth + 1) } ?? true }
        guard let body = property.accessors.first(where: { $0.kind == .getter })?.body else { return false }
        return body.onlyReturn.map { isFilledLater($0, at: place, depth: depth + 1) } ?? true
    }

    /// `store.items`
    private func memberOfObject(_ expression: Expression, at place: Place) -> Reference? {
        guard case .member(let base, let name) = expression.kind, let type = type(of: base, at: place)?.projectType else { return nil }
        return member(name.text, of: type, isStatic: false)
    }

    private func isFilledLater(_ call: Call, at place: Place, depth: Int) -> Bool {
        switch call.callee.kind {
        case .array, .dictionary, .type:
            return call.arguments.first.map { isFilledLater($0.value, at: place, depth: depth + 1) } ?? true
        case .name(let name) where ["Array", "Set", "Dictionary"].contains(name):
            return call.arguments.first.map { isFilledLater($0.value, at: place, depth: depth + 1) } ?? true
        case .member(let base, let name) where Self.rearrangements.contains(name.text):
            return isFilledLater(base, at: place, depth: depth + 1)
        case .member(_, let name) where name.text == "fetch":
            return true
        default:
            let called = functions(calledBy: call, at: place)
            guard called.count == 1, let body = called[0].fact.body else { return false }
            return body.onlyReturn.map { isFilledLater($0, at: called[0].place, depth: depth + 1) } ?? true
        }
    }

    private static let rearrangements: Set<String> = [
        "filter", "map", "flatMap", "compactMap", "sorted", "reversed", "enumerated", "prefix", "suffix", "dropFirst", "dropLast", "joined",
    ]
}

extension Expression {
    /// `[]`, with which a list begins that is set later.
    fileprivate var isEmptyList: Bool {
        switch core.kind {
        case .array(let elements), .dictionary(let elements): elements.isEmpty
        default: false
        }
    }

    /// `@{ … }` with something in it, or what makes the same of its arguments.
    fileprivate var isTable: Bool {
        switch core.kind {
        case .array(let elements), .dictionary(let elements): !elements.isEmpty
        case .member(_, let name): name.text == "allCases"
        case .tuple(let parts): parts.count == 1 && parts[0].value.isTable
        case .binary(let first, let operation, let last): operation.hasPrefix("..") && first.isLiteralNumber && last.isLiteralNumber
        case .call(let call):
            ["dictionaryWithObjectsAndKeys", "arrayWithObjects"].contains(call.name)
                || ["objectsAndKeys", "objects"].contains(call.arguments.first?.label)
                || ["map", "sorted", "reversed", "enumerated"].contains(call.name) && call.receiver?.isTable == true
                || call.argument("repeating") != nil && call.argument("count")?.isLiteralNumber == true
        default: false
        }
    }

    private var isLiteralNumber: Bool { if case .integer(_?) = core.kind { true } else { false } }
}
