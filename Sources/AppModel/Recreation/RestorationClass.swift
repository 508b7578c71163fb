import Syntax

/// `x.restorationClass = Y.self`.
public struct RestorationClassAssignment: ObjectAssignment {
    let target: Expression
    public let value: Expression
    public let site: Site
    public let function: Function

    /// Where the class is named.
    public var location: Location { function.location(value.range) }

    public var object: Expression? {
        if case .member(let base, _) = target.kind { return base }
        return nil
    }

    /// Whether each subclass names itself.
    var namesSelf: Bool { value.core.isSelfType }
}

/// Which class is to make an object again, as far as the sources tell.
enum RestorationClassState: Sendable {
    case some([RestorationClassAssignment])
    case none
    /// A getter answers, or somebody out of sight may have assigned one.
    case unknown(Silence)

    var isNone: Bool {
        if case .none = self { return true }
        return false
    }

    var assignments: [RestorationClassAssignment] {
        if case .some(let assignments) = self { return assignments }
        return []
    }
}

extension App {
    /// Every place that gives an object a restoration class, but for initializers that nothing is made by.
    var restorationClassAssignments: [RestorationClassAssignment] {
        places.restorationClasses.filter { assignment in
            guard assignment.isForSelf, let type = assignment.function.type else { return true }
            return ([type] + program.descendants(of: type)).contains { !unrunInitializers.contains(assignment.function, for: $0) }
        }
    }

    /// The one class of the project that an assignment names.
    func namedClass(_ assignment: RestorationClassAssignment) -> Type? { namedClasses(assignment)?.onlyElement?.projectType }

    /// Every class that an assignment may name, in whatever context; `nil` where one is not known.
    func namedClasses(_ assignment: RestorationClassAssignment) -> [StaticType]? {
        // The class of what adopts a protocol is that of whoever runs the extension's method.
        if let type = program.typeValue(of: assignment.value.core, at: assignment.place), type.projectType?.kind != .protocol {
            return [type]
        }
        var classes: [StaticType] = []
        for restoration in graph.restorations(at: assignment) {
            guard let named = graph.classes(of: restoration) else { return nil }
            classes += named
        }
        return classes.isEmpty ? nil : classes.first(ofEach: \.self)
    }

    /// What a class gives to each of its instances, itself or through a superclass of the project.
    func classRestorationClass(of type: Type) -> RestorationClassState {
        classRestorationClass(of: type, object: nil) { !unrunInitializers.contains($0.function, for: type) }
    }

    /// The same for one of them: an initializer gives nothing to what another one makes.
    func classRestorationClass(of type: Type, for object: Int32) -> RestorationClassState {
        classRestorationClass(of: type, object: object) { graph.mayGive($0, to: object) }
    }

    private func classRestorationClass(
        of type: Type, object: Int32?, where mayGive: (RestorationClassAssignment) -> Bool
    ) -> RestorationClassState {
        let lineage = program.lineage(of: type)
        let getter = lineage.lazy.flatMap { self.program.functions(of: $0) }.first { $0.property?.name == "restorationClass" }
        if let getter { return .unknown(Silence(.answersForClass, at: getter.location, about: type.name)) }
        let assignments = lineage.flatMap { places.restorationClassesOfClass[$0.id] ?? [] }.filter { !$0.isOptOut && mayGive($0) }
        if !assignments.isEmpty { return .some(assignments) }
        if let silence = program.silence(onAncestorsOf: type) { return .unknown(silence) }
        return gift(ofExtensionTo: type, object).map { .unknown(Silence(.extensionRestores, at: $0.location, about: type.name)) } ?? .none
    }

    /// `extension UIViewController { func keep() { restorationClass = … } }` may be meant for any controller, as may a protocol's, unless it is
    /// known on which of them it is called.
    private func gift(ofExtensionTo type: Type, _ object: Int32?) -> RestorationClassAssignment? {
        places.restorationClasses.first { assignment in
            assignment.isForSelf && isAdded(assignment.function, to: type) && mayRun(added: assignment.function, on: object, of: type)
        }
    }

    /// Whether a function belongs to objects of a class, though neither that nor one above it declares it.
    private func isAdded(_ function: Function, to type: Type) -> Bool {
        if let owner = function.type { return owner.kind == .protocol && program.adopts(type, owner.name) }
        return function.extendedName.map { program.inherits(type, from: $0) } ?? true
    }

    /// What else may be an object of a type and is given an identifier or a restoration class in the unit, as the flow does not tell the two apart.
    func silence(onStraysBeing type: StaticType, inUnit unit: Int) -> Silence? {
        func mayReach(_ assignment: some ObjectAssignment) -> Bool {
            guard program.unit(of: assignment.function) == unit, isStray(assignment) else { return false }
            guard let object = assignment.object, let target = program.type(of: object, at: assignment.place) else { return true }
            return isRelated(target.unwrapped, type.unwrapped)
        }
        let place = places.identifiers.first(where: mayReach)?.location ?? places.restorationClasses.first(where: mayReach)?.location
        return place.map { Silence(.strayIdentified, at: $0, about: type.description) }
    }

    /// Whether it is not known whose property an assignment sets. What is handed over is what its callers say.
    private func isStray(_ assignment: some ObjectAssignment) -> Bool {
        guard let object = assignment.object, !assignment.isForSelf else { return assignment.owner == nil }
        return flow.points(of: object, in: assignment.function)?.contains { object in
            if case .unknown(let unknown, _) = flow.objects[Int(object)].kind { unknown.reason != .parameter } else { false }
        } ?? true
    }
}

extension Silence.Reason {
    static let answersForClass = Silence.Reason("getter that answers for the restoration class")
    static let unnamedRestorationClass = Silence.Reason("restoration class that the text does not name")
    static let extensionRestores = Silence.Reason("extension that may give any object of its class a restoration class")
    static let strayIdentified = Silence.Reason("object that is identified and may be of any class")
}
