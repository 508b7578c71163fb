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
        let byFunction = Dictionary(grouping: entries, by: \.function.id)
        let kept = byFunction.mapValues { entries -> [SourceRange] in
            let function = entries[0].function
            let isAsked = function.fact.name == "updateUserActivityState"
            if isAsked { return function.type.map(owners.contains) ?? false ? entries.map(\.value.range) : [] }
            let filled = fillings(in: function)
            let ranges = filled.filter { saved.contains($0.activity) }.map(\.range)
            if ranges.count == filled.count || ranges.isEmpty { return ranges.isEmpty ? [] : entries.map(\.value.range) }
            // Of several activities, those that are written where a saved one is filled.
            let sites = sites(in: function).map(\.range).filter { site in ranges.contains(where: site.contains) }
            return entries.map(\.value.range).filter { value in sites.contains { $0.contains(value) } }
        }
        return entries.filter { kept[$0.function.id, default: []].contains($0.value.range) }
    }

    /// In the order of the properties, tests and previews left out.
    public func sceneStorageWrites() -> [SceneStorageWrite] {
        let properties = program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }.filter { property in
            !program.files[property.declaration.file].isTest && !isPreview(property.owner)
        }
        // A view is looked through once, however much it keeps.
        let assigned = Dictionary(grouping: properties, by: \.owner.id).mapValues { ofView in
            let names = Set(ofView.map(\.fact.name))
            let functions = program.functions(of: ofView[0].owner).filter { names.contains(where: $0.fact.words.mayHold) }
            let assignments = functions.flatMap { function in
                sites(in: function).compactMap { Assignment(to: names, by: $0, in: function) }
            }
            return Dictionary(grouping: assignments, by: \.name)
        }
        return properties.flatMap { property in
            (assigned[property.owner.id]?[property.fact.name] ?? []).map {
                SceneStorageWrite(property: property, value: $0.value, function: $0.function, place: $0.place)
            }
        }
    }

    /// Where a view gives one of its own properties a value.
    private struct Assignment {
        let name: String
        let value: Expression
        let function: Function
        let place: Place

        init?(to names: Set<String>, by site: Site, in function: Function) {
            guard case .assignment(let target, nil, let value) = site.kind, let name = target.core.plainName, names.contains(name),
                target.isOwn(name, at: site)
            else { return nil }
            (self.name, self.value, self.function, place) = (name, value, function, Place(site, in: function))
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
