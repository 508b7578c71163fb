import Syntax

extension App {
    /// Every parent and child that the sources name.
    public var containments: [Containment] { objects.containments }

    /// The entity that holds the result of a creating call, or the result itself.
    public func holder(of entity: Entity) -> Entity { objects.holders[entity] ?? entity }

    /// What a child is: the class it is created as or declared with.
    public func childType(of containment: Containment) -> StaticType? {
        if let entity = containment.childEntity, let type = staticType(of: entity) { return type.unwrapped }
        return program.type(of: containment.child, at: containment.place)?.unwrapped
    }

    /// The identifier of a child: what its object is given, else what its class gives to every instance.
    public func childIdentifier(of containment: Containment) -> IdentifierState {
        if let entity = containment.childEntity {
            let state = identifier(of: holder(of: entity))
            if case .unknown = state {} else { return state }
            if let made = maker(of: entity, containment.child, at: containment.place) {
                let state = identifier(of: holder(of: made.entity))
                if case .some = state { return state }
            }
        }
        if let drawn = drawnChild(of: containment) {
            let state = identifier(of: drawn)
            return state.isNone ? .unknown : state
        }
        guard case .project(let type)? = childType(of: containment) else { return .unknown }
        // Of a class that gives none, the object may still have got one elsewhere.
        let ofClass = classIdentifier(of: type)
        return ofClass.isNone ? .unknown : ofClass
    }

    /// Whether a child has surely been given an identifier: unconditionally, or under nothing but what makes it or makes it a child.
    public func isCertain(_ assignment: IdentifierAssignment, for containment: Containment) -> Bool {
        if assignment.isCertain || containment.isCertain(assignment) { return true }
        // `if feed == nil { feed = Feed(); feed.restorationIdentifier = "feed" }`
        guard let creation = containment.childEntity.map(holder).flatMap(creation), creation.place.function == assignment.function else { return false }
        return call(at: creation.range, in: assignment.function).map(assignment.site.isOnTheWay) ?? false
    }

    /// The string that an assignment gives to a child; a parameter stands for what the call passes that made the child.
    public func string(_ assignment: IdentifierAssignment, for containment: Containment) -> StringValue {
        let known = string(assignment, forInstancesOf: childType(of: containment)?.projectType)
        guard !known.isKnown, let entity = containment.childEntity else { return known }
        let call: (call: Call, place: Place)?
        if let creation = creation(of: holder(of: entity)), program.calledFunction(creation.call, at: creation.place) == assignment.function {
            call = (creation.call, creation.place)
        } else if let made = maker(of: entity, containment.child, at: containment.place), made.function == assignment.function {
            call = (made.call, made.place)
        } else {
            call = nil
        }
        guard let call, let argument = argument(for: assignment.value, at: assignment.site, in: assignment.function, of: call.call) else { return known }
        return string(argument, at: call.place)
    }

    /// Whether a class has restoration code of its own or inherits some within the project.
    public func hasRestorationCode(_ type: Type) -> Bool {
        if program.adopts(type, "UIViewControllerRestoration") { return true }
        return program.lineage(of: type).contains { owner in
            program.functions(of: owner).contains { function in
                switch function.hook {
                case .encodeState, .decodeState, .finishedRestoring, .controllerFactory: true
                default: false
                }
            }
        }
    }

    /// Whether somebody in the unit may hand a child to a restoration coder: the object itself, something of its class, or, in the
    /// classes at hand, something of which the text does not tell what it is (A4).
    public func mayBeEncoded(_ containment: Containment) -> Bool {
        let atHand = Set([containment.function.type, parentType(of: containment)].compactMap { $0 }.flatMap(program.family))
        return objects.encodedValues.contains { encoded in
            guard program.unit(of: encoded.function) == program.unit(of: containment.function) else { return false }
            return mayBe(encoded, containment.childEntity, childType(of: containment), unknownCounts: encoded.function.isAtHand(of: atHand))
        }
    }

    /// The project's class that a parent is of, where the text tells.
    func parentType(of containment: Containment) -> Type? {
        switch containment.parent {
        case .owner(let id)?: program.types[id]
        case let parent?: staticType(of: parent)?.projectType
        case nil: nil
        }
    }

    /// Whether what a coder gets may be a child.
    ///
    /// - Parameter unknownCounts: whether that may be anything where the text does not tell what it is.
    func mayBe(_ encoded: EncodedValue, _ child: Entity?, _ childType: StaticType?, unknownCounts: Bool) -> Bool {
        encoded.parts.contains { part in
            if let child, let entity = part.entity {
                if entity == child { return true }
                // Two properties are two objects, as far as the text goes.
                if case .property = entity, case .property = child { return false }
            }
            return part.type.map { mayHold($0, childType) } ?? unknownCounts
        }
    }

    /// Whether a value of a type that says what it is may be an object of a class or hold one: not a list of anything, of which the flow of values
    /// tells what is in it.
    func isOrHolds(_ type: StaticType, _ childType: StaticType) -> Bool {
        switch type {
        case .named(let name, let elements) where UIKit.isCollection(name): elements.contains { isOrHolds($0.unwrapped, childType) }
        case .named("Any", _), .named("AnyObject", _), .named("NSObject", _), .named("id", _): false
        default: mayHold(type, childType)
        }
    }

    private func mayHold(_ type: StaticType, _ childType: StaticType?) -> Bool {
        switch type {
        case .named(let name, let elements) where UIKit.isCollection(name):
            return elements.isEmpty || elements.contains { mayHold($0.unwrapped, childType) }
        case .named(let name, _):
            if UIKit.isInert(name) { return false }
            guard let childType, UIKit.isKnownClass(name) else { return true }
            return isRelated(type, childType)
        case .project(let project):
            if project.kind != .class { return project.kind == .protocol }
            return childType.map { isRelated(type, $0) } ?? true
        case .optional(let wrapped): return mayHold(wrapped, childType)
        case .metatype: return false
        }
    }

    /// Whether an app delegate is seen to switch restoration on. `nil` when the unit shows none, or hides code where another may be.
    public func optsIn(unit: Int) -> Bool? {
        switch program.options.mechanism {
        case .auto:
            guard let answer = optIns[unit] else {
                Unknowns.note(.delegate, program.units[unit].root)
                return nil
            }
            return answer
        case .legacy: return true
        case .scene: return false
        case .library: return nil
        }
    }

    /// Whether all app delegates of a unit refuse to save (E8), so that no state is kept, whatever is encoded.
    public func isSwitchedOff(unit: Int) -> Bool {
        let answers = program.implementations(of: .shouldSave, .shouldSaveSecurely).filter { program.unit(of: $0) == unit && !program.isTest($0) }
        return !answers.isEmpty && answers.allSatisfy(\.alwaysDeclines)
    }

    /// Units with a call that starts an app.
    var unitsThatStart: Set<Int> {
        Set(
            program.functions(mentioningAnyOf: ["UIApplicationMain"]).filter { function in sites(in: function).contains { $0.call?.name == "UIApplicationMain" } }
                .map { program.unit(of: $0) })
    }

    /// The answers of `optsIn(unit:)`, for the units that have one.
    func makeOptIns() -> [Int: Bool] {
        var answers: [Int: Bool] = [:]
        var mayHideOne: Set<Int> = []
        let startsInSight = unitsThatStart
        for type in program.classes(adopting: "UIApplicationDelegate") {
            let isTheOne = type.declarations[0].fact.modifiers.contains(.isMain) || startsInSight.contains(type.unit)
            // Unread code may hold another delegate, unless the app is seen to start with this one.
            if program.hasUnreadCode(inUnit: type.unit), !isTheOne { mayHideOne.insert(type.unit) }
            let optsIn = program.family(of: type).contains { owner in
                // A constant `false` opts out (E8).
                (program.implementations(of: .shouldSave, in: owner) + program.implementations(of: .shouldSaveSecurely, in: owner)).contains { !$0.alwaysDeclines }
            }
            answers[type.unit] = answers[type.unit] == true || optsIn
        }
        for unit in mayHideOne where answers[unit] != true { answers[unit] = nil }
        return answers
    }
}

extension Function {
    /// Whether it may have what some classes have in hand: as their own, as the delegate's, free, or in every object of a framework's class.
    func isAtHand(of types: Set<Type>) -> Bool {
        if hook?.belongsToDelegate == true { return true }
        if let type { return types.contains(type) }
        return extendedName.map(UIKit.isKnownClass) ?? true
    }

    /// Whether its body is `false` and nothing else.
    public var alwaysDeclines: Bool {
        let answers = body.returnedValues
        return !answers.isEmpty && answers.allSatisfy { $0.isBoolean(false) }
    }
}
