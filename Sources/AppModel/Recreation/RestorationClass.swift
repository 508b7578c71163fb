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
    case unknown

    public var isNone: Bool {
        if case .none = self { return true }
        return false
    }

    var assignments: [RestorationClassAssignment] {
        if case .some(let assignments) = self { return assignments }
        return []
    }
}

extension App {
    /// Every place that gives an object a restoration class.
    var restorationClassAssignments: [RestorationClassAssignment] { objects.restorationClasses }

    /// The project's class that an assignment spells out.
    func namedClass(_ assignment: RestorationClassAssignment) -> Type? {
        program.typeValue(of: assignment.value.core, at: assignment.place)?.projectType
    }

    /// Every class that an assignment may name, behind a local too; `nil` where the text does not tell them all.
    func namedClasses(_ assignment: RestorationClassAssignment) -> [StaticType]? {
        let value = assignment.value.core
        if let type = program.typeValue(of: value, at: assignment.place) { return [type] }
        guard case .name(let name) = value.kind, let locals = assignment.site.locals?.lookUp(name), case .local(let local) = locals.binding.origin else {
            return nil
        }
        let object = LocalObject(function: assignment.function, binding: locals.binding.id, name: name)
        var values: [(Expression, Place)] = local.value.map { [($0, assignment.place.before(locals))] } ?? []
        for site in sites(in: assignment.function) {
            guard case .assignment(let target, _, let value) = site.kind, object.isNamed(by: target, at: site) else { continue }
            values.append((value, Place(site, in: assignment.function)))
        }
        var classes: [StaticType] = []
        for (value, place) in values {
            if value.isNil { continue }
            guard let type = program.typeValue(of: value.core, at: place) else { return nil }
            classes.append(type)
        }
        return classes
    }

    /// What a class gives to each of its instances, itself or through a superclass of the project.
    func classRestorationClass(of type: Type) -> RestorationClassState {
        let lineage = program.lineage(of: type)
        if lineage.contains(where: { owner in program.functions(of: owner).contains { $0.property?.name == "restorationClass" } }) { return .unknown }
        let assignments = lineage.flatMap { objects.restorationClassesOfEntity[.owner(type: $0.id)] ?? [] }.filter { !$0.isOptOut }
        if !assignments.isEmpty { return .some(assignments) }
        return program.hasUnknownAncestor(type) || isGivenByExtension(type) ? .unknown : .none
    }

    /// What an object itself is given, whatever its class does.
    func ownRestorationClasses(of entity: Entity) -> [RestorationClassAssignment] {
        objects.restorationClassesOfEntity[entity] ?? []
    }

    /// What an object itself is given as identifier, whatever its class does.
    func ownIdentifiers(of entity: Entity) -> [IdentifierAssignment] { objects.identifiers[entity] ?? [] }

    /// `extension UIViewController { func keep() { restorationClass = … } }` may be meant for any controller, as may a protocol's.
    private func isGivenByExtension(_ type: Type) -> Bool {
        objects.restorationClasses.contains { assignment in
            guard assignment.isForSelf else { return false }
            if let owner = assignment.function.type { return owner.kind == .protocol && program.adopts(type, owner.name) }
            return assignment.function.extendedName.map { program.inherits(type, from: $0) } ?? true
        }
    }

    /// Whether some object that the text does not tell from one of a type may be given an identifier or a restoration class in the unit.
    func isReachedByStrays(_ type: StaticType, inUnit unit: Int) -> Bool {
        func mayBe(_ object: Expression?, _ place: Place) -> Bool {
            guard program.unitOfFile[place.file] == unit else { return false }
            guard let object, let target = program.type(of: object, at: place) else { return true }
            return isRelated(target.unwrapped, type.unwrapped)
        }
        return objects.strayIdentifiers.contains { mayBe($0.object, $0.place) }
            || objects.restorationClasses.contains { $0.objects(in: self) == nil && mayBe($0.object, $0.place) }
    }
}
