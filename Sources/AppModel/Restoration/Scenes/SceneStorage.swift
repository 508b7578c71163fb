import Syntax

/// A property that SwiftUI keeps with its scene, under a key that all views of the scene share (I8).
public struct SceneStorageProperty: Sendable {
    public let property: Property
    public let key: StringValue
    public let type: StaticType
}

/// Two properties of one view that scene storage keeps one value for: whoever changes the one changes the other.
public struct DoubledSceneStorage: Sendable {
    public let first: SceneStorageProperty
    public let second: SceneStorageProperty
}

/// By file, what the values name that properties begin with.
private struct NamesInInitialValues {
    private var ofFile: [Int: Set<String>] = [:]

    mutating func hold(anyOf names: [String], inFile file: Int, of program: Program) -> Bool {
        let known = ofFile[file] ?? Self.names(inFile: program.files[file])
        ofFile[file] = known
        return names.contains(where: known.contains)
    }

    private static func names(inFile file: FileFacts) -> Set<String> {
        var names: Set<String> = []
        for value in file.types.flatMap(\.properties).compactMap(\.value) {
            _ = value.contains { part in
                if let name = part.plainName { names.insert(name) }
                return false
            }
        }
        return names
    }
}

private struct KeyInView: Hashable {
    let key: StringValue
    let view: Int
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
    public func sceneStorageProperties() -> [SceneStorageProperty] { memories.sceneStorage.answer(.app, findSceneStorageProperties) }

    private func findSceneStorageProperties() -> [SceneStorageProperty] {
        // A wrapper of the project's own keeps things its own way.
        let unitsWithOwn = Set(program.types.lazy.filter { $0.shortName == "SceneStorage" }.map(\.unit))
        return program.propertiesMentioningRestoration { $0.attributes.contains("SceneStorage") }.compactMap { property in
            guard !program.files[property.declaration.file].isTest, !isPreview(property.owner), !unitsWithOwn.contains(property.owner.unit)
            else { return nil }
            let place = Place(in: property.declaration, of: property.owner, isStatic: true)
            let key = property.fact.sceneStorageKey.map { program.string($0, at: place) } ?? keyGivenByInitializers(property)
            guard let key, key.isKnown,
                let type = property.fact.type.map({ program.resolve($0, at: place) })
                    ?? property.fact.value.flatMap({ program.type(of: $0, at: place) })
            else { return nil }
            return SceneStorageProperty(property: property, key: key, type: type)
        }
    }

    /// `_isOpen = SceneStorage(wrappedValue: false, "open")`, in every initializer alike.
    private func keyGivenByInitializers(_ property: Property) -> StringValue? {
        let initializers = program.functions(of: property.owner).filter { $0.fact.kind == .initializer }
        let keys = initializers.flatMap { initializer in
            sites(in: initializer).compactMap { site -> StringValue? in
                guard case .assignment(let target, nil, let value) = site.kind, target.plainName == "_" + property.fact.name else {
                    return nil
                }
                guard case .call(let call) = value.core.kind, call.name == "SceneStorage",
                    call.arguments.allSatisfy({ ["wrappedValue", "store", nil].contains($0.label) }),
                    let key = call.arguments.first(where: { $0.label == nil })?.value
                else { return .unknown }
                return string(key, at: Place(site, in: initializer))
            }
        }
        guard let first = keys.first, keys.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Each property that has key and type of one before it in its view, with that one, where the view gives values to both. One that is only
    /// read may tell whether anything was kept at all.
    public func doubledSceneStorage() -> [DoubledSceneStorage] {
        let all = sceneStorageProperties()
        let ofKeyInView = Dictionary(grouping: all.indices) { KeyInView(key: all[$0].key, view: all[$0].property.owner.id) }
        func isMeant(_ stored: SceneStorageProperty) -> Bool {
            !stored.property.isOutsideViews && !["App", "Scene"].contains(where: stored.property.owner.lists)
                && isGivenValues(stored.property)
        }
        return all.indices.compactMap { index in
            let second = all[index]
            let ofKey = ofKeyInView[KeyInView(key: second.key, view: second.property.owner.id)] ?? []
            let first = ofKey.lazy.filter { $0 < index }.map { all[$0] }.first {
                $0.type == second.type && shareScene($0.property, second.property) && isMeant($0)
            }
            return first.flatMap { isMeant(second) ? DoubledSceneStorage(first: $0, second: second) : nil }
        }
    }

    /// Whether a view's own code gives a property values, or a binding by which something else may.
    private func isGivenValues(_ property: Property) -> Bool {
        let name = property.fact.name
        let variable = StateProperty(name: name, holder: nil)
        return program.functions(of: property.owner).contains { function in
            guard Set([name]).withBindings.contains(where: function.fact.words.mayHold) else { return false }
            return function.contains(naming: ["$" + name, "_" + name]) { $0.isName("$" + name) || $0.isName("_" + name) }
                || sites(in: function).contains { site in
                    if let changed = changed(by: site, in: function), variable.isNamed(by: changed) { return true }
                    return site.call?.arguments.contains { $0.isReference && $0.value.plainName == name } ?? false
                }
        }
    }

    /// Those that nobody uses: what they are named for is neither saved nor brought back. Another file may where it extends the view, unless
    /// the property is private; files without a word of restoration are not read to the end. To an app's own property it makes no
    /// difference that another one has the key: no scene has the app.
    ///
    /// - Returns: each with a private member that uses it, and that nobody uses itself.
    public func unusedSceneStorage() -> [(stored: SceneStorageProperty, idleUser: String?)] {
        let all = sceneStorageProperties()
        let ofKey = Dictionary(grouping: all, by: \.key)
        var values = NamesInInitialValues()
        return all.compactMap { stored in
            let (property, fact) = (stored.property, stored.property.fact)
            let isShared = (ofKey[stored.key] ?? []).contains {
                $0.property.location != property.location && mayBeOfOneApp($0.property, property)
            }
            guard isNamedInItsFileAlone(property), !property.isOutsideViews,
                !isShared || ["App", "Scene"].contains(where: property.owner.lists)
            else { return nil }
            var visited: Set<String> = []
            let isPrivate = fact.modifiers.contains(.isPrivate)
            let isUsed = isUsed(fact.name, inFile: property.declaration.file, isPrivate: isPrivate, &values, visited: &visited)
            return isUsed || isMadeByPreviewsAlone(property.owner) ? nil : (stored, visited.subtracting([fact.name]).min())
        }
    }

    /// Whether one app may have two properties: neither stand they in two apps, nor do their types have one name, as only those of two targets
    /// have.
    private func mayBeOfOneApp(_ first: Property, _ second: Property) -> Bool {
        let units = [first, second].map { program.unitOfFile[$0.declaration.file] }
        if units[0] != units[1], units.allSatisfy(program.unitsWithApp.contains) { return false }
        guard first.owner != second.owner, first.owner.name == second.owner.name else { return true }
        return [first, second].contains { $0.declaration.fact.modifiers.contains(.isPrivate) }
    }

    /// Whether something uses a name of a view, private members left out that nobody uses themselves.
    private func isUsed(
        _ name: String, inFile file: Int, isPrivate: Bool, _ values: inout NamesInInitialValues, visited: inout Set<String>
    ) -> Bool {
        visited.insert(name)
        let names = [name, "$" + name, "_" + name]
        if values.hold(anyOf: names, inFile: file, of: program) { return true }
        let users = isPrivate ? namers(of: name, inFile: file).all : program.functions(mentioningAnyOf: names)
        for function in users {
            guard function.namesProperty(anyOf: names) else { continue }
            guard let member = ownPrivateName(of: function), function.file == file else { return true }
            if !visited.contains(member), isUsed(member, inFile: file, isPrivate: true, &values, visited: &visited) { return true }
        }
        return false
    }

    /// What a private method or computed property of a structure is called, which nothing but its file can use.
    private func ownPrivateName(of function: Function) -> String? {
        guard function.type?.kind == .structure, function.fact.modifiers.isDisjoint(with: [.isObjectiveC, .overrides]) else { return nil }
        if let property = function.property {
            return property.isComputed && property.modifiers.contains(.isPrivate) ? property.name : nil
        }
        return function.fact.kind == .method && function.fact.modifiers.contains(.isPrivate) ? function.fact.name : nil
    }

    /// Whether only previews make a view, so that its users never see it: they do name it, and nothing else of the sources does.
    func isMadeByPreviewsAlone(_ view: Type) -> Bool {
        let name = view.shortName
        guard program.unitsWithApp.contains(view.unit), !program.hasUnreadCode(inUnit: view.unit),
            !["App", "Scene"].contains(where: view.lists)
        else { return false }
        let naming = program.functions(naming: [name]).filter { !program.isTest($0) && $0.type != view }
        guard !naming.isEmpty, naming.allSatisfy({ $0.type.map(isPreview) ?? false }) else { return false }
        let isNamedByMembers = program.types.contains { type in
            type.declarations.contains { declaration in
                declaration.fact.properties.contains { property in
                    property.type?.unwrapped.name == name
                        || property.value.map { value in value.contains { $0.plainName == name || $0.memberName == name } } ?? false
                }
            }
        }
        return !isNamedByMembers && !program.isSaidInOutlines(name, ofUnit: view.unit)
    }

    func isPreview(_ type: Type) -> Bool { type.lists("PreviewProvider") || Conventions.isPreview(type.name) }

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
        return hasOneScene(program.unitOfFile[first.declaration.file]) || shows(first.owner, second.owner)
            || shows(second.owner, first.owner)
    }

    private func shows(_ view: Type, _ other: Type) -> Bool {
        !makesScenes(view) && program.functions(of: view).contains { $0.names(anyOf: [other.shortName]) }
    }

    private func hasOneScene(_ unit: Int) -> Bool {
        memories.unitsOfOneScene.answer(unit) {
            let scenes = program.functions(mentioningAnyOf: App.scenes).filter {
                program.unit(of: $0) == unit && !program.isTest($0) && $0.type.map(makesScenes) ?? false
            }
            .flatMap { function in sites(in: function).filter { $0.call.map { App.scenes.contains($0.name) } ?? false } }
            return scenes.count == 1
        }
    }

    private func makesScenes(_ type: Type) -> Bool { ["App", "Scene", "Commands"].contains { program.adopts(type, $0) } }

    private static let scenes: Set<String> = [
        "WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra", "UtilityWindow", "ImmersiveSpace", "AlertScene",
        "DocumentGroupLaunchScene",
        "WKNotificationScene",
    ]
}

extension Function {
    /// Whether it says one of some names otherwise than as a label.
    fileprivate func namesProperty(anyOf names: [String]) -> Bool {
        contains(naming: names) { part in
            if case .keyPath(let path) = part.kind { return path.contains(where: names.contains) }
            return part.ownName.map(names.contains) ?? false
        }
    }
}

extension PropertyFact {
    /// Whether a build that has the one of two properties always has the other as well.
    fileprivate func isBuilt(with other: PropertyFact) -> Bool {
        let (own, others) = (Set(conditions), Set(other.conditions))
        return own.isSubset(of: others) || others.isSubset(of: own)
    }
}
