import Syntax

/// What an object is told by, saved though the next launch gives the same object another one (C20).
public struct VolatileIdentifier: Sendable {
    public enum Kind: Sendable, Equatable {
        /// A property that each object of a type begins with a new value of.
        case property(String, of: Type)
        /// A hash, which has another seed in each launch.
        case hash
    }

    public let kind: Kind
    /// Whether something is seen to be found by it.
    public let isLookedUp: Bool
    /// What it is saved under, where the text tells.
    public let key: String?
    /// Who saves it.
    public let symbol: String?
    /// Of the value that is saved.
    public let location: Location
}

extension App {
    /// What data sources call their rows, which UIKit saves (A14).
    private func namesOfRows() -> [SavedValue] {
        program.functions.filter { $0.isRowNaming && !program.isTest($0) }.flatMap { namer in
            exits(of: namer).filter { !$0.value.isNil }.map { exit in
                SavedValue(store: .coder, key: .unknown, value: exit.value, function: namer, place: Place(exit.site, in: namer))
            }
        }
    }

    /// Every such value that goes into a coder, names a row, goes into the activity of a scene, scene storage or a window, or that a type writes which is kept there
    /// whole. Left out is what the same type saves beside other members of such an object: those may tell it.
    public func volatileIdentifiers(_ silences: inout Silences) -> [VolatileIdentifier] {
        let walk = VolatileValues(self)
        let saved = savedValues(with: entriesOfSavedActivities()) + namesOfRows()
        let byType = Dictionary(grouping: saved) { $0.function.type }
        let found = saved.compactMap { saved -> VolatileIdentifier? in
            guard let kind = walk.kind(of: saved.value, at: saved.place) else { return nil }
            if walk.isTold(kind, by: byType[saved.function.type, default: []].map { ($0.value, $0.place) }) { return nil }
            return VolatileIdentifier(
                kind: kind, isLookedUp: walk.isLookedUp(kind), key: saved.key.text, symbol: saved.function.symbol,
                location: saved.function.location(saved.value.range))
        }
        let inside = saved.flatMap { saved -> [VolatileIdentifier] in
            let parts = encodedParts(of: saved.value, at: saved.place)
            return parts.compactMap { part in
                // What begins with a value of its own takes it along; that is a copy, and nothing is looked up by it.
                guard let value = part.value, !value.isOwnMember, let kind = walk.kind(of: value, at: part.place) else { return nil }
                let others = parts.filter { $0.owner == part.owner }.compactMap { other in other.value.map { ($0, other.place) } }
                if walk.isTold(kind, by: others) { return nil }
                return VolatileIdentifier(
                    kind: kind, isLookedUp: walk.isLookedUp(kind), key: part.key, symbol: part.owner?.name, location: part.location)
            }
        }
        let selections = volatileSelections(walk)
        silences.note(walk.silences)
        return (found + inside + selections).first(ofEach: \.location)
    }
}

/// Which values are another one in each launch, told from how they are made.
final class VolatileValues {
    private let app: App
    private let properties: VolatileProperties
    private var lookedUp: [GivenValues.Variable: Bool] = [:]

    init(_ app: App) {
        self.app = app
        properties = VolatileProperties(app)
    }

    private var program: Program { app.program }

    /// Why some properties that look new in each launch may not be.
    var silences: Silences { properties.silences }

    func kind(of value: Expression, at place: Place, depth: Int = 0) -> VolatileIdentifier.Kind? {
        guard depth < 8 else { return nil }
        let value = value.core
        func kind(_ part: Expression) -> VolatileIdentifier.Kind? { self.kind(of: part, at: place, depth: depth + 1) }
        switch value.kind {
        case .name(let name):
            let isLocal = place.locals?.lookUp(name) != nil
            return isLocal ? kindOfLocal(name, at: place, depth: depth) : ownMember(name, at: place, depth: depth)
        case .member(let base, let name):
            if name.text == "hashValue" { return isSeeded(base, at: place) ? .hash : nil }
            if VolatileValues.carriers.contains(name.text) { return kind(base) }
            if base.isSelf { return ownMember(name.text, at: place, depth: depth) }
            // The only one of its kind is a token for the launch.
            if case .member(let type, _) = base.core.kind, program.typeValue(of: type.core, at: place) != nil { return nil }
            guard let owner = program.type(of: base, at: place)?.unwrapped.projectType else { return nil }
            return self.kind(ofMember: name.text, of: owner)
        case .binary(let first, "??", _): return kind(first)
        case .interpolation(let pieces): return pieces.lazy.compactMap(kind).first
        case .call(let call): return self.kind(ofCall: call, at: place, depth: depth)
        default: return nil
        }
    }

    private static let carriers: Set = ["uuidString", "UUIDString", "description"]

    private func kind(ofCall call: Call, at place: Place, depth: Int) -> VolatileIdentifier.Kind? {
        func kind(_ part: Expression) -> VolatileIdentifier.Kind? { self.kind(of: part, at: place, depth: depth + 1) }
        if ["map", "compactMap"].contains(call.name), let list = call.receiver, let given = call.arguments.onlyElement?.value {
            guard let owner = program.type(of: list, at: place)?.unwrapped.listElement?.unwrapped.projectType else { return nil }
            return given.mappedMember.flatMap { self.kind(ofMember: $0, of: owner) }
        }
        if ["lowercased", "uppercased"].contains(call.name), let receiver = call.receiver { return kind(receiver) }
        if ["String", "NSString", "AnyHashable"].contains(call.name), let text = call.arguments.onlyElement { return kind(text.value) }
        return nil
    }

    private func kindOfLocal(_ name: String, at place: Place, depth: Int) -> VolatileIdentifier.Kind? {
        guard let first = place.firstValue(of: name), let function = place.function, !app.isReassigned(name, in: function) else {
            return nil
        }
        return kind(of: first.value, at: first.place, depth: depth + 1)
    }

    /// What a screen calls its own is no more than a token for it; a thing that there are many of is told by it.
    private func ownMember(_ name: String, at place: Place, depth: Int) -> VolatileIdentifier.Kind? {
        guard let owner = place.type, let property = owner.property(name)?.fact else { return nil }
        if property.isComputed, let getter = program.getter(ofProperty: name, in: owner), !program.isOverridden(getter) {
            let kinds = app.exits(of: getter).filter { !$0.value.isNil }.map {
                kind(of: $0.value, at: Place($0.site, in: getter), depth: depth + 1)
            }
            if let first = kinds.first, kinds.allSatisfy({ $0 != nil && $0 == first }) { return first }
        }
        return kind(ofMember: name, of: owner)
    }

    func kind(ofMember name: String, of owner: Type) -> VolatileIdentifier.Kind? {
        properties.isMadeAnew(name, of: owner) ? .property(name, of: owner) : nil
    }

    // MARK: What else there is

    /// Whether some values tell an object of the same type by another member, or are made of one as a whole.
    func isTold(_ kind: VolatileIdentifier.Kind, by values: [(Expression, Place)]) -> Bool {
        guard case .property(let name, let owner) = kind else { return false }
        if values.contains(where: { isRow($0.0, of: owner, at: $0.1) }) { return true }
        return values.contains { value, place in
            ([(value: value, place: place)] + place.origins(of: value)).contains { origin in
                origin.value.contains { part in isOther(part, than: name, of: owner, at: origin.place) }
            }
        }
    }

    /// Whether something counts the place of an object in a list, or is one by which the same type takes an object out of a list.
    private func isRow(_ value: Expression, of owner: Type, at place: Place) -> Bool {
        func isList(_ list: Expression, at place: Place) -> Bool {
            program.type(of: list, at: place)?.unwrapped.listElement?.unwrapped == .project(owner)
        }
        let isFound = value.contains { part in
            guard case .call(let call) = part.kind, ["firstIndex", "lastIndex", "index"].contains(call.name) else { return false }
            return call.receiver.map { isList($0, at: place) } ?? false
        }
        if isFound { return true }
        guard let name = value.core.memberName, let type = place.type,
            ["Int", "IndexPath"].contains(where: { program.type(of: value, at: place)?.unwrapped == .named($0, []) })
        else { return false }
        return program.functions(of: type).contains { function in
            app.sites(in: function).contains { site in
                guard case .element(let list, let arguments) = site.kind, let index = arguments.onlyElement?.value else { return false }
                return index.contains { $0.memberName == name } && isList(list, at: Place(site, in: function))
            }
        }
    }

    private func isOther(_ part: Expression, than name: String, of owner: Type, at place: Place) -> Bool {
        func isOwner(_ value: Expression) -> Bool { program.type(of: value, at: place)?.unwrapped == .project(owner) }
        switch part.kind {
        case .member(let base, let member):
            return member.text != name && owner.property(member.text) != nil && isOwner(base)
        case .call(let call):
            if let list = call.receiver, let mapped = call.arguments.onlyElement?.value.mappedMember, mapped != name,
                program.type(of: list, at: place)?.unwrapped.listElement?.unwrapped == .project(owner)
            {
                return true
            }
            return call.arguments.contains { $0.value.core.plainName != nil && isOwner($0.value) }
        default: return false
        }
    }

    /// Whether something compares the property of an object with anything, as whoever looks for one does.
    func isLookedUp(_ kind: VolatileIdentifier.Kind) -> Bool {
        guard case .property(let name, let owner) = kind else { return true }
        if let known = lookedUp[GivenValues.Variable(name: name, owner: owner)] { return known }
        let isLookedUp = program.functions(mentioningAnyOf: [name]).contains { function in
            !program.isTest(function) && function.contains { if case .binary(_, "==", _) = $0.kind { true } else { false } }
                && app.sites(in: function).contains { site in
                    let place = Place(site, in: function)
                    return site.values.contains { value in
                        value.contains { part in
                            guard case .binary(let left, "==", let right) = part.kind else { return false }
                            return [left, right].contains { self.kind(of: $0, at: place) == kind }
                        }
                    }
                }
        }
        lookedUp[GivenValues.Variable(name: name, owner: owner)] = isLookedUp
        return isLookedUp
    }

    // MARK: Hashes

    /// Whether the hash of a value is Swift's own.
    private func isSeeded(_ base: Expression, at place: Place) -> Bool {
        guard !isOfLaunch(base, at: place) else { return false }
        return switch program.type(of: base, at: place)?.unwrapped {
        case .named(let name, _)?: VolatileValues.hashedTypes.contains(name)
        case .project(let type)?:
            type.kind != .class && type.kind != .protocol && type.property("hashValue") == nil
                && type.declarations.allSatisfy { !$0.fact.modifiers.contains(.mayExpand) }
                && !program.types.contains { $0.kind == .protocol && $0.property("hashValue") != nil && program.adopts(type, $0.name) }
        default: false
        }
    }

    /// Whether a value is the only one of its kind, as it stands in the sources or as the launch made it: its hash names nothing, and tells
    /// whether the app still is the one that saved.
    private func isOfLaunch(_ base: Expression, at place: Place) -> Bool {
        let base = base.core
        switch base.kind {
        case .string: return true
        case .interpolation(let pieces):
            return pieces.allSatisfy { if case .string = $0.kind { true } else { isOfLaunch($0, at: place) } }
        case .member(let owner, let name):
            if VolatileValues.carriers.contains(name.text), isOfLaunch(owner, at: place) { return true }
        case .name: break
        default: return base.isNewIdentifier
        }
        switch program.reference(base, at: place) {
        case .property(_, let property, let owner)?:
            guard property.modifiers.contains(.isLet) else { return false }
            return property.modifiers.contains(.isStatic) || !properties.isOneOfMany(owner) && property.value?.isNewIdentifier == true
        case .global(let property, _)?, .frameworkProperty(let property, _)?: return property.modifiers.contains(.isLet)
        case .local?, .enumCase?, .type?, .unknown?, nil: return false
        }
    }

    private static let hashedTypes: Set = ["String", "Int", "Double", "Float", "URL", "UUID", "Date", "Data", "Character"]
}

extension Expression {
    /// `id`, `id.uuidString`: of the object itself.
    fileprivate var isOwnMember: Bool {
        switch core.kind {
        case .name: true
        case .member(let base, _): base.isSelf || base.isOwnMember
        default: false
        }
    }

    /// `\.id`, `{ $0.id }`, `{ $0.id.uuidString }`: the first member that is asked of an element.
    fileprivate var mappedMember: String? {
        switch core.kind {
        case .keyPath(let path): return path.first
        case .closure(let closure):
            guard case .returns(let value?)? = closure.body.onlyElement?.kind else { return nil }
            return value.memberOfElement(named: closure.parameters.first?.name ?? "$0")
        default: return nil
        }
    }

    private func memberOfElement(named element: String) -> String? {
        guard case .member(let base, let name) = core.kind else { return nil }
        return base.core.isName(element) ? name.text : base.memberOfElement(named: element)
    }
}

extension Site {
    /// What is evaluated there.
    fileprivate var values: [Expression] {
        let own: [Expression] =
            switch kind {
            case .call(let call): call.arguments.map(\.value)
            case .assignment(_, _, let value), .returns(let value): [value]
            case .local(let local): local.value.map { [$0] } ?? []
            case .forced, .cast, .attempt, .element, .range: []
            }
        return own + tests
    }
}
