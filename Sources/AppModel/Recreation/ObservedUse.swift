extension App {
    /// The property that an assignment fills, where its own observer is sure to crash if that leaves it nil. In an initializer of the class
    /// nobody observes.
    public func propertyForcedByObserver(ofAssignmentTo target: Expression, at place: Place) -> PropertyFact? {
        let owner: Type?
        let name: String
        switch target.core.kind {
        case .name(let plain) where place.locals?.lookUp(plain) == nil: (owner, name) = (place.type, plain)
        case .member(let base, let member):
            name = member.text
            owner = base.isSelf ? place.type : program.type(of: base, at: place)?.unwrapped.projectType
        default: return nil
        }
        guard let owner, owner.kind == .class || owner.kind == .structure,
            target.core.plainName == nil || place.function?.fact.kind != .initializer,
            let property = program.lineage(of: owner).compactMap({ $0.property(name)?.fact }).onlyElement,
            let type = property.type, type.isOptional || type.isImplicitlyUnwrapped,
            property.modifiers.isDisjoint(with: [.isStatic, .isComputed, .isOutlet])
        else { return nil }
        let observers = program.lineage(of: owner).flatMap { program.functions(of: $0) }.filter {
            $0.fact.kind == .observer && $0.fact.name == "didSet" && $0.property?.name == name
        }
        return forcedUse(of: property, in: owner, by: observers, stopsWhereItMayEnd: true) == nil ? nil : property
    }
}
