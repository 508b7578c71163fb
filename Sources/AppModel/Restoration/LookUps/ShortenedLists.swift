import Syntax

/// A number that is saved as it is beside its list, of which some elements are left out while saving: what comes back has another element
/// there, or none.
public struct IndexOfShortenedList: Sendable {
    public let index: String
    public let list: String
    public let saver: Function
    /// Of the number that is saved.
    public let location: Location
    /// Where elements are left out.
    public let omission: Location
}

extension App {
    public func indicesOfShortenedLists() -> [IndexOfShortenedList] {
        let saved = savedValues(with: entriesOfSavedActivities()).filter { $0.function.type?.kind == .class }
        var indexed: [Int: Set<[String]>] = [:]
        return Dictionary(grouping: saved) { $0.function.id }.values.flatMap { values -> [IndexOfShortenedList] in
            guard values.count > 1, let function = values.first?.function, let owner = function.type else { return [] }
            let omissions = values.compactMap { omission(in: $0.value, at: $0.place, function, depth: 0) }
            guard !omissions.isEmpty else { return [] }
            let pairs = indexed[owner.id] ?? listsAndIndices(of: owner)
            indexed[owner.id] = pairs
            return values.compactMap { saved in
                guard let index = saved.value.savedNumber.plainName, saved.place.locals?.lookUp(index) == nil,
                    let omission = omissions.first(where: { pairs.contains([$0.list, index]) && !$0.mentions(index) }),
                    !isBounded(by: omission.list, whereRestoredBy: owner)
                else { return nil }
                return IndexOfShortenedList(
                    index: index, list: omission.list, saver: function, location: function.location(saved.value.core.range),
                    omission: function.location(omission.range))
            }
        }.sorted { ($0.location.path, $0.location.range.start) < ($1.location.path, $1.location.range.start) }
    }

    /// Whether who restores a list looks how long it has become: that the number may not fit is known there.
    private func isBounded(by list: String, whereRestoredBy owner: Type) -> Bool {
        func names(_ expression: Expression) -> Bool { expression.contains { $0.plainName == list } }
        return program.family(of: owner).flatMap { program.implementations(of: .decodeState, in: $0) }.contains { decoder in
            decoder.contains { part in
                switch part.kind {
                case .binary(let left, let operation, let right):
                    ["<", "<=", ">", ">=", "..<", "~="].contains(operation) && (names(left) || names(right))
                case .call(let call):
                    ["min", "max", "contains", "MIN", "MAX"].contains(call.name)
                        && (call.receiver.map(names) ?? false || call.arguments.contains { names($0.value) })
                default: false
                }
            }
        }
    }

    /// Which of its own lists a class asks for elements by which of its own numbers, as they are.
    private func listsAndIndices(of owner: Type) -> Set<[String]> {
        let functions = program.family(of: owner).flatMap { program.functions(of: $0) }
        return Set(
            functions.flatMap { sites(in: $0).flatMap(\.listsAndIndices) }.compactMap { list, index in
                guard let list = list.core.plainName, let index = index.core.plainName else { return nil }
                return [list, index]
            })
    }

    /// A list of the object's own of which a value has only some elements.
    private func omission(in value: Expression, at place: Place, _ function: Function, depth: Int) -> Omission? {
        guard depth < 5 else { return nil }
        switch value.core.kind {
        case .call(let call):
            if Omission.ways.contains(call.name), let list = call.receiver?.core.plainName, place.locals?.lookUp(list) == nil {
                return Omission(list: list, range: call.nameRange, tests: call.arguments.map(\.value))
            }
            let inner = call.receiver ?? (call.arguments.count == 1 ? call.arguments[0].value : nil)
            return inner.flatMap { omission(in: $0, at: place, function, depth: depth + 1) }
        case .member(let base, _), .cast(let base, _, _), .attempt(_, let base), .forced(let base), .optional(let base):
            return omission(in: base, at: place, function, depth: depth + 1)
        case .name(let name):
            guard let binding = place.locals?.lookUp(name)?.binding else { return nil }
            if let first = place.firstValue(of: name), let found = omission(in: first.value, at: first.place, function, depth: depth + 1) {
                return found
            }
            return omission(inLoopThatFills: name, binding.id, function)
        default: return nil
        }
    }

    /// `for tab in tabs { if tab.url == nil { continue }; saved.append(…) }`
    private func omission(inLoopThatFills local: String, _ binding: Int, _ function: Function) -> Omission? {
        let additions = sites(in: function).filter { site in
            guard let call = site.call, UIKit.additions.contains(call.name), call.receiver?.core.isName(local) ?? false else {
                return false
            }
            return site.locals?.lookUp(local)?.binding.id == binding
        }
        guard let addition = additions.onlyElement,
            let position = addition.steps.lastIndex(where: { if case .loop = $0 { true } else { false } }),
            case .loop(let loop) = addition.steps[position], let list = loop.sequence?.core.plainName,
            addition.locals?.lookUp(list) == nil
        else { return nil }
        let decisions = addition.steps[(position + 1)...].filter { step in
            switch step {
            case .arm(_, _, let kind, _): kind != .compilation
            case .passed: true
            default: false
            }
        }
        let tests = decisions.flatMap(\.tests)
        return tests.isEmpty ? nil : Omission(list: list, range: addition.call?.nameRange ?? addition.range, tests: tests)
    }
}

/// Where a list is made shorter than one of the object's own.
private struct Omission {
    let list: String
    let range: SourceRange
    /// What decides on it.
    let tests: [Expression]

    func mentions(_ name: String) -> Bool { tests.contains { $0.contains { $0.plainName == name } } }

    static let ways: Set = ["filter", "compactMap", "filteredArrayUsingPredicate", "filtered", "objectsAtIndexes"]
}

extension Expression {
    /// `page` of `NSNumber(value: page)`, `[NSNumber numberWithInt:page]`.
    fileprivate var savedNumber: Expression {
        guard case .call(let call) = core.kind, call.arguments.count == 1, let inner = call.arguments.first?.value,
            call.name == "NSNumber" || call.name.hasPrefix("numberWith") || UIKit.scalars[call.name] != nil
        else { return core }
        return inner.savedNumber
    }
}
