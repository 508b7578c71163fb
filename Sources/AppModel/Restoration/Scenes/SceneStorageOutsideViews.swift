extension App {
    /// Scene storage that SwiftUI gives no scene's value, since no view has it (I11): that of an object, of a plain structure, or of a type
    /// itself. In path order, that of tests left out.
    public func sceneStorageOutsideViews() -> [Property] {
        let stored = program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }
        // One of the project's own may do anything.
        guard !stored.isEmpty, !program.types.contains(where: { $0.shortName == "SceneStorage" }) else { return [] }
        return stored.filter { !program.files[$0.declaration.file].isTest && $0.isOutsideViews }
    }
}

extension Property {
    /// Whether nothing of SwiftUI's installs it. A structure may be one of many things that SwiftUI looks into, unless it lists none of
    /// them.
    var isOutsideViews: Bool {
        if fact.modifiers.contains(.isStatic) { return true }
        switch owner.kind {
        case .class, .actor: return !owner.lists("DynamicProperty")
        case .structure:
            return !owner.isOpen && owner.property("body") == nil
                && owner.inherited.allSatisfy { Property.plainProtocols.contains($0.name) }
        case .enumeration, .protocol, .extension: return false
        }
    }

    private static let plainProtocols: Set<String> = [
        "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Identifiable", "Sendable",
    ]
}
