import Syntax

extension Function {
    /// Whether it is an initializer of Swift's that gives a property of its own class a value of which the property's observers do not hear.
    /// They hear of what one assigns that begins with another, `self.init()`.
    func givesUnobserved(_ name: String) -> Bool {
        guard fact.kind == .initializer, !isObjectiveC, let property = type?.property(name)?.fact, !property.isComputed,
            property.accessors.contains(where: { $0.kind == .observer })
        else { return false }
        return !contains { part in
            if case .call(let call) = part.kind { call.name == "init" && call.receiver?.isSelf ?? false } else { false }
        }
    }
}
