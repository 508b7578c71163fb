import Syntax

/// Which properties are another value in each launch, told from how the objects of a type are made (C20).
final class VolatileProperties {
    private let app: App
    private let given: GivenValues
    private var known: [GivenValues.Variable: Bool] = [:]

    init(_ app: App) {
        self.app = app
        given = GivenValues(app)
    }

    private var program: Program { app.program }

    /// Whether each object of a type gets a new value for a property as it is made, and gets no other.
    func isMadeAnew(_ name: String, of owner: Type) -> Bool {
        let variable = GivenValues.Variable(name: name, owner: owner)
        let isMadeAnew = known[variable] ?? findOut(name, of: owner)
        known[variable] = isMadeAnew
        return isMadeAnew
    }

    private func findOut(_ name: String, of owner: Type) -> Bool {
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

    /// Whether there may be others of a type, which something has to tell it from: no screen, no view.
    func isOneOfMany(_ type: Type) -> Bool {
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
}

extension Expression {
    /// `UUID()`, as it is or as a text.
    var isNewIdentifier: Bool {
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
