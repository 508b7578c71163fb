import AppModel

extension Note {
    init(onUnrunInitializer initializer: Function, of type: Type) {
        if initializer.fact.kind == .observer {
            let property = initializer.property?.name ?? ""
            self.init(
                at: initializer.location, "this would give it one, but no observer hears of what an initializer gives '\(property)'")
            return
        }
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
