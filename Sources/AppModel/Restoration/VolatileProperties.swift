import Syntax

extension Silence.Reason {
    fileprivate static let unknownInitializer = Silence.Reason("initializer of which the text does not tell whose it is")
}

/// Which properties are another value in each launch, told from how the objects of a type are made (C20).
final class VolatileProperties {
    private let app: App
    private let given: GivenValues
    private var known: [GivenValues.Variable: Bool] = [:]
    /// Why some that look new may get another value after all.
    private(set) var silences = Silences()

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
        guard let found = owner.property(name), isPlain(owner) else { return false }
        let answer = isMadeAnew(found.fact, in: found.declaration, of: owner)
        // Who has lists of them is asked of all types, and so last.
        return !answer.isNo && isOneOfMany(owner) && silences.affirms(answer)
    }

    private func isMadeAnew(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Answer {
        guard !property.modifiers.contains(.isStatic), property.attributes.isEmpty, property.conditions.isEmpty else { return .no }
        if property.isComputed {
            guard let getter = program.getter(ofProperty: property.name, in: owner), !program.isOverridden(getter) else { return .no }
            let exits = app.exits(of: getter)
            return Answer(!exits.isEmpty && exits.allSatisfy { isNew($0.value, of: nil, at: Place($0.site, in: getter)) })
        }
        let isConstant = property.modifiers.contains(.isLet)
        if let value = property.value {
            guard isNew(value, of: property.type, at: Place(in: declaration, of: owner, isStatic: false)) else { return .no }
            if isConstant { return .yes }
        } else if !isSetAnewByInitializers(property, of: owner) {
            return .no
        }
        if !isConstant, !isOnlySetAnew(property, of: owner) { return .no }
        let values = given.values(of: GivenValues.Variable(name: property.name, owner: owner))
        var labels = Set(values.compactMap { parameter(givenTo: property, by: $0.value, at: $0.place)?.label })
        if !isConstant { labels.insert(property.name) }
        return silence(onMakersOf: owner, handing: labels, for: property).map(Answer.unknown) ?? .yes
    }

    /// Whether it is a new identifier, and not one of a type of the app's that only has that name.
    private func isNew(_ value: Expression, of type: TypeReference?, at place: Place) -> Bool {
        value.isNewIdentifier(of: type) && program.resolve(TypeReference("UUID"), at: place)?.projectType == nil
    }

    /// Whether a property that may change never gets another value than a new identifier.
    private func isOnlySetAnew(_ property: PropertyFact, of owner: Type) -> Bool {
        guard !isDecoded(owner), owner.kind == .structure || !program.inherits(owner, from: "NSObject"),
            !program.types.contains(where: { $0.kind == .protocol && $0.property(property.name) != nil && program.adopts(owner, $0.name) })
        else { return false }
        let values = given.values(of: GivenValues.Variable(name: property.name, owner: owner))
        guard values.allSatisfy({ isGivenAnew($0.value, to: property, at: $0.place) }) else { return false }
        return app.uses(ofMember: property.name, of: owner).allSatisfy { use in
            // What is assigned to an object of which no type is known may be this one.
            use.kind == .assigned
                ? values.contains { $0.place.function == use.function && use.range.contains($0.value.range) } : !isWritten(use)
        }
    }

    /// Whether somebody may write where a property is named: `(note.id, note.text) = …`, `read(&note.id)`, `note[keyPath: \.id] = …`.
    private func isWritten(_ use: MemberUse) -> Bool {
        app.bodies.body(of: use.function).around(use.range).contains { site in
            switch site.kind {
            case .assignment(let target, _, _):
                guard target.range.contains(use.range) else { return false }
                return switch target.core.kind {
                case .tuple: true
                case .element(_, let arguments): arguments.contains { $0.label == "keyPath" && $0.value.range.contains(use.range) }
                default: false
                }
            case .call(let call):
                guard let index = call.arguments.firstIndex(where: { $0.value.range.contains(use.range) }) else { return false }
                if call.arguments[index].isReference { return true }
                let called = program.calledFunction(call, at: Place(site, in: use.function))
                return called?.fact.parameter(for: index, of: call)?.type?.unwrapped.name.hasSuffix("WritableKeyPath") ?? false
            default: return false
            }
        }
    }

    /// The parameter of an initializer that a property gets, if it is new by default: `init(id: UUID = UUID())`.
    private func parameter(givenTo property: PropertyFact, by value: Expression, at place: Place) -> ParameterFact? {
        guard case .name(let name) = value.core.kind, let initializer = place.function, initializer.fact.kind == .initializer,
            let parameter = initializer.fact.parameters.first(where: { $0.name == name }), parameter.label != nil,
            let byDefault = parameter.defaultValue, isNew(byDefault, of: parameter.type, at: place)
        else { return nil }
        return parameter
    }

    /// Whether a value is a new identifier, or one that an initializer makes by default and nobody in sight hands it.
    private func isGivenAnew(_ value: Expression, to property: PropertyFact, at place: Place) -> Bool {
        if isNew(value, of: property.type, at: place) { return true }
        guard let parameter = parameter(givenTo: property, by: value, at: place), let label = parameter.label,
            let initializer = place.function
        else { return false }
        let calls = given.calls(of: initializer)
        return !calls.isEmpty
            && calls.allSatisfy { call, caller in call.argument(label).map { isNew($0, of: parameter.type, at: caller) } ?? true }
    }

    /// Why somebody may hand an object of a type another value, where there are labels to hand it by.
    private func silence(onMakersOf owner: Type, handing labels: Set<String>, for property: PropertyFact) -> Silence? {
        if labels.isEmpty { return nil }
        if let silence = program.silence(onCodeOf: owner.unit) ?? program.silence(onOutlinesNaming: owner) { return silence }
        if program.usesInOutlines(of: property.name, forUnit: owner.unit, ofFamily: program.family(of: owner)).contains(.assigned) {
            return program.silence(.namedElsewhere, on: owner)
        }
        for function in program.functions(mentioningAnyOf: ["init"]) where !program.isTest(function) {
            for site in app.sites(in: function) {
                guard let call = site.call, call.name == "init", labels.contains(where: { call.argument($0) != nil }),
                    mayMake(owner, call, at: Place(site, in: function))
                else { continue }
                return Silence(.unknownInitializer, at: function.location(call.nameRange), about: owner.name)
            }
        }
        return nil
    }

    /// Whether the text leaves open of which type an initializer is, and it may be of this one: `.init(id: stored)`.
    private func mayMake(_ owner: Type, _ call: Call, at place: Place) -> Bool {
        if app.createdType(call, at: place) != nil { return false }
        if let receiver = call.receiver, receiver.isSelf || receiver.isSuper {
            return place.type.map { program.areRelated($0, owner) } ?? true
        }
        let initializers = owner.declarations.flatMap { $0.fact.methods(named: "init") }
        return call.arguments.allSatisfy { argument in
            guard let label = argument.label else { return true }
            return owner.property(label) != nil || initializers.contains { $0.parameters.contains { $0.label == label } }
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
        return !values.isEmpty && values.allSatisfy { isGivenAnew($0.value, to: property, at: $0.place) }
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
