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
    public func volatileIdentifiers() -> [VolatileIdentifier] {
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
        return (found + inside + volatileSelections(walk)).first(ofEach: \.location)
    }
}

/// Which values are another one in each launch, told from how they are made.
final class VolatileValues {
    private let app: App
    private let given: GivenValues
    /// Of the properties that were asked for.
    private var properties: [GivenValues.Variable: Bool] = [:]
    private var lookedUp: [GivenValues.Variable: Bool] = [:]

    init(_ app: App) {
        self.app = app
        given = GivenValues(app)
    }

    private var program: Program { app.program }

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
        let variable = GivenValues.Variable(name: name, owner: owner)
        let isNew = properties[variable] ?? isMadeAnew(name, of: owner)
        properties[variable] = isNew
        return isNew ? .property(name, of: owner) : nil
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

    // MARK: Properties

    /// Whether each object of a type gets a new value for a property as it is made, and can get no other.
    private func isMadeAnew(_ name: String, of owner: Type) -> Bool {
        // Who has lists of them is asked of all types, and so last.
        guard let found = owner.property(name), isPlain(owner) else { return false }
        return isMadeAnew(found.fact, in: found.declaration, of: owner) && isOneOfMany(owner)
    }

    private func isMadeAnew(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        guard !property.modifiers.contains(.isStatic), property.attributes.isEmpty, property.conditions.isEmpty else { return false }
        if property.isComputed {
            guard let getter = program.getter(ofProperty: property.name, in: owner), !program.isOverridden(getter) else { return false }
            let exits = app.exits(of: getter)
            return !exits.isEmpty && exits.allSatisfy { isNew($0.value, of: nil, at: Place($0.site, in: getter)) }
        }
        if let value = property.value {
            return isNew(value, of: property.type, at: Place(in: declaration, of: owner, isStatic: false))
                && (property.modifiers.contains(.isLet) || isOnlySetAnew(property, of: owner))
        }
        return isSetAnewByInitializers(property, of: owner)
            && (property.modifiers.contains(.isLet) || isOnlySetAnew(property, of: owner))
    }

    /// Whether it is a new identifier, and not one of a type of the app's that only has that name.
    private func isNew(_ value: Expression, of type: TypeReference?, at place: Place) -> Bool {
        value.isNewIdentifier(of: type) && program.resolve(TypeReference("UUID"), at: place)?.projectType == nil
    }

    /// Whether a property that may change, or that whoever makes the object may give, never gets another than a new identifier.
    private func isOnlySetAnew(_ property: PropertyFact, of owner: Type) -> Bool {
        guard !isDecoded(owner), owner.kind == .structure || !program.inherits(owner, from: "NSObject"),
            !program.types.contains(where: { $0.kind == .protocol && $0.property(property.name) != nil && program.adopts(owner, $0.name) }),
            isMadeInSight(owner, with: property.name)
        else { return false }
        let values = given.values(of: GivenValues.Variable(name: property.name, owner: owner))
        guard values.allSatisfy({ isGivenAnew($0.value, of: property.type, at: $0.place) }) else { return false }
        // What is assigned to an object of which no type is known may be this one.
        return app.uses(ofMember: property.name, of: owner).filter { $0.kind == .assigned }.allSatisfy { use in
            values.contains { $0.place.function == use.function && use.range.contains($0.value.range) }
        }
    }

    /// Whether an initializer's value is new whoever calls it: `init(id: UUID = UUID())` that nobody hands one.
    private func isGivenAnew(_ value: Expression, of type: TypeReference?, at place: Place) -> Bool {
        if isNew(value, of: type, at: place) { return true }
        guard case .name(let name) = value.core.kind, let initializer = place.function, initializer.fact.kind == .initializer,
            let parameter = initializer.fact.parameters.first(where: { $0.name == name }), let label = parameter.label,
            let byDefault = parameter.defaultValue, isNew(byDefault, of: parameter.type, at: place),
            let owner = initializer.type, isMadeInSight(owner, with: label)
        else { return false }
        let calls = given.calls(of: initializer)
        return !calls.isEmpty
            && calls.allSatisfy { call, caller in
                call.argument(label).map { isNew($0, of: parameter.type, at: caller) } ?? true
            }
    }

    /// Whether it is known of all calls with an argument of a label whether they make an object of a type: not of `.init(id: stored)`, say.
    private func isMadeInSight(_ owner: Type, with label: String) -> Bool {
        guard !program.isSaidInOutlines(owner.shortName, ofUnit: owner.unit), program.silence(onCodeOf: owner.unit) == nil else {
            return false
        }
        return !program.functions(mentioningAnyOf: ["init"]).contains { function in
            !program.isTest(function)
                && app.sites(in: function).contains { site in
                    guard let call = site.call, call.name == "init", call.argument(label) != nil else { return false }
                    return app.createdType(call, at: Place(site, in: function))?.projectType == nil
                }
        }
    }

    private func isDecoded(_ type: Type) -> Bool {
        ["Codable", "Decodable", "NSCoding", "NSSecureCoding"].contains { program.adopts(type, $0) }
    }

    /// A property that every initializer of a type makes itself, or would if somebody did not.
    private func isSetAnewByInitializers(_ property: PropertyFact, of owner: Type) -> Bool {
        guard owner.declarations.contains(where: { $0.fact.kind != .extension && !$0.fact.methods(named: "init").isEmpty }),
            !isDecoded(owner)
        else { return false }
        let values = given.values(of: GivenValues.Variable(name: property.name, owner: owner))
        let initializers = owner.declarations.flatMap { $0.fact.methods(named: "init") }
        return !values.isEmpty && values.allSatisfy { isGivenAnew($0.value, of: property.type, at: $0.place) }
            // One that sets it in a way of its own, with others in a tuple or with all of `self`, may set it to anything.
            && initializers.allSatisfy { $0.sets(property.name) || $0.delegates }
    }

    private func isOneOfMany(_ type: Type) -> Bool {
        guard !program.inherits(type, from: "UIResponder"), !program.inherits(type, from: "NSResponder"),
            !["View", "App", "Scene", "Commands", "UISceneDelegate"].contains(where: { program.adopts(type, $0) })
        else { return false }
        return program.adopts(type, "Identifiable") || app.isOneOfMany(type) || type.kind == .class && app.isListed(type)
    }

    /// Whether nothing but what is written makes the objects of a type: no database, no macro.
    private func isPlain(_ type: Type) -> Bool {
        guard type.kind == .structure || type.kind == .class, !program.hasUnknownAncestor(type),
            type.declarations.allSatisfy({ !$0.fact.modifiers.contains(.mayExpand) })
        else { return false }
        return switch program.superclass(of: type) {
        case .none: true
        case .framework(let name): name == "NSObject"
        case .project(let base): isPlain(base)
        case .unknown: false
        }
    }

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
            return property.modifiers.contains(.isStatic) || !isOneOfMany(owner) && property.value?.isNewIdentifier == true
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

    /// `UUID()`, as it is or as a text.
    fileprivate var isNewIdentifier: Bool {
        let value = core
        switch value.kind {
        case .member(let base, let name):
            if ["uuidString", "UUIDString"].contains(name.text) { return base.isNewIdentifier }
            guard name.text == "globallyUniqueString", case .member(let owner, let single) = base.core.kind else { return false }
            return single.text == "processInfo" && ["ProcessInfo", "NSProcessInfo"].contains(owner.memberName)
        case .call(let call):
            guard call.arguments.isEmpty else { return false }
            if ["UUID", "NSUUID"].contains(call.name) { return call.receiver == nil }
            return call.name == "init" && ["UUID", "NSUUID"].contains(call.receiver?.core.memberName)
        default: return false
        }
    }

    /// The same, also as `.init()` of what is declared to be one.
    fileprivate func isNewIdentifier(of type: TypeReference?) -> Bool {
        if isNewIdentifier { return true }
        guard type?.name == "UUID", case .call(let call) = core.kind, call.arguments.isEmpty else { return false }
        return call.name == "init" && call.receiver == nil
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

extension FunctionFact {
    /// Whether an initializer assigns a property by its name.
    fileprivate func sets(_ property: String) -> Bool {
        (body ?? []).flatMap(\.expressions).contains { expression in
            expression.contains { part in
                if case .assignment(let target, nil, _) = part.kind { target.isNamed(property) } else { false }
            }
        }
    }

    /// Whether an initializer leaves it to another one.
    fileprivate var delegates: Bool {
        (body ?? []).flatMap(\.expressions).contains { expression in
            expression.contains { part in
                if case .call(let call) = part.kind { call.name == "init" && call.receiver?.isSelf == true } else { false }
            }
        }
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
