import Syntax

/// A value that is assigned to a property which SwiftUI keeps with its scene (I8).
public struct SceneStorageWrite: Sendable {
    public let property: Property
    public let value: Expression
    public let function: Function
    public let place: Place
}

extension App {
    /// What is put into activities that bring a scene back (F1), in the order of the functions: the activities themselves, and those that a
    /// responder has in common with its scene and fills when it is asked to (F3).
    public func entriesOfSavedActivities() -> [ActivityEntry] {
        let entries = activityEntries
        guard !entries.isEmpty else { return [] }
        let saved = restorationActivities.reduce(into: Set<Int32>()) { $0.formUnion($1.objects) }
        guard !saved.isEmpty else { return [] }
        let owners = Set(takenActivities().filter { !$0.activities.isDisjoint(with: saved) }.flatMap { program.family(of: $0.owner) })
        let savers = Set(
            entries.map(\.function).first(ofEach: \.id).filter { function in
                if function.fact.name == "updateUserActivityState" { return function.type.map(owners.contains) ?? false }
                return fillings(in: function).contains { saved.contains($0.activity) }
            }.map(\.id))
        return entries.filter { savers.contains($0.function.id) }
    }

    /// In the order of the properties, tests and previews left out.
    public func sceneStorageWrites() -> [SceneStorageWrite] {
        program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }.flatMap { property -> [SceneStorageWrite] in
            guard !program.files[property.declaration.file].isTest, !isPreview(property.owner) else { return [] }
            let name = property.fact.name
            return program.functions(of: property.owner).filter { $0.fact.words.mayHold(name) }.flatMap { function in
                sites(in: function).compactMap { site in
                    guard case .assignment(let target, nil, let value) = site.kind, target.isOwn(name, at: site) else { return nil }
                    return SceneStorageWrite(property: property, value: value, function: function, place: Place(site, in: function))
                }
            }
        }
    }
}

extension Expression {
    /// A property of `self`, by its name alone where no local has it.
    fileprivate func isOwn(_ name: String, at site: Site) -> Bool {
        switch core.kind {
        case .name(let own): own == name && site.locals?.lookUp(name) == nil
        case .member(let base, let member): base.isSelf && member.text == name
        default: false
        }
    }
}
