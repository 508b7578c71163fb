import Syntax

/// A property that SwiftUI keeps with its scene, under a key that all views of the scene share (I8).
public struct SceneStorageProperty: Sendable {
    public let property: Property
    public let key: StringValue
    public let type: StaticType
}

/// What scene storage holds for a value, apart from its being there at all.
public enum SceneStorageForm: Hashable, Sendable {
    /// One of the types that SwiftUI can store as they are, by name.
    case plain(String)
    /// An enum by its raw value, a string or a number.
    case raw(Type, String)

    /// What is stored in the end.
    public var stored: String {
        switch self {
        case .plain(let name), .raw(_, let name): name
        }
    }
}

extension App {
    /// The properties whose key and type are known, in path order, those of tests and previews left out.
    public func sceneStorageProperties() -> [SceneStorageProperty] {
        program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }.compactMap { property in
            guard let key = property.fact.sceneStorageKey, !program.files[property.declaration.file].isTest, !isPreview(property.owner)
            else { return nil }
            let place = Place(in: property.declaration, of: property.owner, isStatic: true)
            let name = program.string(key, at: place)
            guard name.isKnown,
                let type = property.fact.type.map({ program.resolve($0, at: place) })
                    ?? property.fact.value.flatMap({ program.type(of: $0, at: place) })
            else { return nil }
            return SceneStorageProperty(property: property, key: name, type: type)
        }
    }

    /// Those that nobody uses: what they are named for is neither saved nor brought back. Another file may where it extends the view, unless
    /// the property is private; files without a word of restoration are not read to the end.
    public func unusedSceneStorage() -> [SceneStorageProperty] {
        let all = sceneStorageProperties()
        return all.filter { stored in
            let (fact, file) = (stored.property.fact, stored.property.declaration.file)
            let isPrivate = fact.modifiers.contains(.isPrivate)
            guard isNamedInItsFileAlone(stored.property),
                !all.contains(where: { $0.key == stored.key && $0.property.fact.nameRange != fact.nameRange })
            else { return false }
            let names = [fact.name, "$" + fact.name, "_" + fact.name]
            return !program.functions(mentioningAnyOf: names).contains { !isPrivate || $0.file == file }
                && !program.types.contains { type in
                    type.declarations.contains { declaration in
                        declaration.file == file
                            && declaration.fact.properties.contains { other in
                                other.value.map { $0.contains { $0.plainName.map(names.contains) == true } } ?? false
                            }
                    }
                }
        }
    }

    private func isPreview(_ type: Type) -> Bool { type.lists("PreviewProvider") || Conventions.isPreview(type.name) }

    /// `nil` for a type of the project's own that says in code of its own what is stored, and for one that is out of sight.
    public func sceneStorageForm(of type: StaticType) -> SceneStorageForm? {
        switch type.unwrapped {
        case .named(let name, _): return App.storable.contains(name) ? .plain(name) : nil
        case .project(let type):
            guard case .named(let raw, _)? = program.rawType(of: type), raw == "String" || raw == "Int" else { return nil }
            return .raw(type, raw)
        case .optional, .metatype: return nil
        }
    }

    private static let storable: Set<String> = [
        "Bool", "Int", "Double", "String", "URL", "Data", "PersistentIdentifier", "TableColumnCustomization", "TabViewCustomization",
    ]

    /// Whether no string stands for a case of both enums.
    public func haveNoRawValueInCommon(_ first: Type, _ second: Type) -> Bool {
        let (first, second) = (program.rawValues(of: first), program.rawValues(of: second))
        return (first + second).allSatisfy { $0.text != nil } && Set(first).isDisjoint(with: second)
    }

    /// Whether two properties surely belong to views of one scene: the app has no other scene, or the one view shows the other. Two
    /// types or properties of one name are of different targets or branches, and a build that has the one may lack the other where a `#if`
    /// is around each of them.
    public func shareScene(_ first: Property, _ second: Property) -> Bool {
        guard program.unitOfFile[first.declaration.file] == program.unitOfFile[second.declaration.file],
            first.fact.isBuilt(with: second.fact)
        else { return false }
        if first.owner == second.owner { return first.fact.name != second.fact.name }
        guard first.owner.shortName != second.owner.shortName else { return false }
        return shows(first.owner, second.owner) || shows(second.owner, first.owner)
            || hasOneScene(program.unitOfFile[first.declaration.file])
    }

    private func shows(_ view: Type, _ other: Type) -> Bool {
        !makesScenes(view) && program.functions(of: view).contains { $0.names(anyOf: [other.shortName]) }
    }

    private func hasOneScene(_ unit: Int) -> Bool {
        let scenes = program.functions(mentioningAnyOf: App.scenes).filter {
            program.unit(of: $0) == unit && !program.isTest($0) && $0.type.map(makesScenes) ?? false
        }
        .flatMap { function in sites(in: function).filter { $0.call.map { App.scenes.contains($0.name) } ?? false } }
        return scenes.count == 1
    }

    private func makesScenes(_ type: Type) -> Bool { ["App", "Scene", "Commands"].contains { program.adopts(type, $0) } }

    private static let scenes: Set<String> = [
        "WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra", "UtilityWindow", "ImmersiveSpace", "AlertScene",
        "DocumentGroupLaunchScene",
        "WKNotificationScene",
    ]
}

extension PropertyFact {
    /// Whether a build that has the one of two properties always has the other as well.
    fileprivate func isBuilt(with other: PropertyFact) -> Bool {
        let (own, others) = (Set(conditions), Set(other.conditions))
        return own.isSubset(of: others) || others.isSubset(of: own)
    }
}
