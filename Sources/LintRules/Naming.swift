import AppModel

extension App {
    /// What a message calls an object: the name that holds it, else its class.
    func name(of entity: Entity, _ creation: Creation?) -> String {
        switch entity {
        case .local(_, _, let name), .property(_, let name): name
        case .owner(let id): program.types[id].name
        case .created: creation?.type.description ?? "controller"
        }
    }

    func name(ofChildIn containment: Containment) -> String {
        guard let entity = containment.childEntity else { return childType(of: containment)?.description ?? "child" }
        if case .created = entity { return childType(of: containment)?.description ?? "child" }
        return name(of: entity, nil)
    }
}

extension Note {
    init(onUnrunInitializer initializer: Function, of type: Type) {
        let name = initializer.isObjectiveC ? initializer.fact.selector ?? "init" : initializer.fact.fullName
        self.init(at: initializer.location, "'\(name)' would give it one, but no '\(type.name)' is made by it")
    }
}

extension StringValue {
    /// A key as messages show it: its text, the name of the constant that has it, or what is known of it.
    var shown: String? {
        switch self {
        case .text(let text), .constant(let text): text
        case .pattern(let pattern): pattern.prefix + "…" + pattern.suffix
        case .unknown: nil
        }
    }

    /// The same where it is known to be known.
    var name: String { shown ?? "" }
}
