import Syntax

extension App {
    /// For each key of scene storage that is read and never written, so that it has its default value for ever, the first property that is read.
    ///
    /// Only where every property of the key is in sight of all that can name it, and no key is put together at run time. A binding counts as
    /// writing, and so does every method that is called on the value. In the order of the keys.
    public func unwrittenSceneStorage(_ silences: inout Silences) -> [(property: Property, key: String)] {
        halfUsedSceneStorage(.reads, without: .writes, &silences)
    }

    /// The same for what is written and never read, so that it is kept for nothing. Whatever names it but to assign it counts as reading, an
    /// observer of its own among that.
    public func unreadSceneStorage(_ silences: inout Silences) -> [(property: Property, key: String)] {
        halfUsedSceneStorage(.writes, without: .reads, &silences)
    }

    private func halfUsedSceneStorage(
        _ half: SceneStorageUse, without other: SceneStorageUse, _ silences: inout Silences
    ) -> [(property: Property, key: String)] {
        let all = program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }.map { property in
            let place = Place(in: property.declaration, of: property.owner, isStatic: true)
            return (property: property, key: property.fact.sceneStorageKey.flatMap { program.string($0, at: place).text })
        }
        let built = all.first { $0.key == nil }?.property
        // A package that the app shows may write what the app reads.
        let keys = Dictionary(grouping: all.filter { $0.key != nil }) { $0.key ?? "" }
        return keys.sorted { $0.key < $1.key }.compactMap { key, sharing -> (property: Property, key: String)? in
            let uses = sharing.map { use(of: $0.property) }
            guard sharing.allSatisfy({ isNamedInItsFileAlone($0.property) && !program.files[$0.property.declaration.file].isTest }),
                !uses.contains(where: { $0.contains(other) }), !sharing.contains(where: { isMadeByPreviewsAlone($0.property.owner) }),
                let first = zip(sharing, uses).first(where: { $1.contains(half) })?.0, !first.property.isOutsideViews,
                other == .writes || !sharing.contains(where: { $0.property.isObserved || isAskedForElsewhere($0.property) }),
                !silences.note(program.silence(onCodeOf: first.property.owner.unit))
            else { return nil }
            if let built {
                // It may be this one, when the app runs.
                let path = program.files[built.declaration.file].path
                silences.note(Silence(.builtKey, at: Location(path: path, range: built.fact.nameRange), about: first.property.owner.name))
                return nil
            }
            return (first.property, key)
        }
    }

    /// Whether code of another file may ask a view, or what stands for one, for a property.
    private func isAskedForElsewhere(_ property: Property) -> Bool {
        let name = property.fact.name
        guard !property.fact.modifiers.contains(.isPrivate) else { return false }
        return program.isSaidInOutlines(name, ofUnit: property.owner.unit)
            || program.functions(mentioningAnyOf: [name, "$" + name, "_" + name]).contains { function in
                function.file != property.declaration.file && (function.asksOthers(for: name) || function.asksOthers(for: "$" + name))
            }
    }

    /// Another file may name it where it extends the view, unless the property is private. Of two views of one name, for two platforms, it
    /// may extend the other.
    func isNamedInItsFileAlone(_ property: Property) -> Bool {
        property.fact.modifiers.contains(.isPrivate)
            || !property.owner.isOpen && property.owner.declarations.allSatisfy { $0.file == property.declaration.file }
    }

    private func use(of property: Property) -> SceneStorageUse {
        let (name, owner) = (property.fact.name, property.owner)
        let namers = namers(of: property)
        // A coordinator has the view by another name, `parent.page = 1`, and so has `==`; what wraps others is asked for by the compiler.
        if name == "wrappedValue" || namers.askForAny(besides: owner) { return [.reads, .writes] }
        let inherited = namers.ofProtocols.filter { $0.type.map { program.adopts(owner, $0.name) } ?? false }
        let own = owner.isOpen ? namers.all : namers.functions(ofTypesNamedLike: owner) + inherited
        return own.reduce(into: SceneStorageUse()) { $0.formUnion($1.use(of: name)) }
    }
}

extension Property {
    fileprivate var isObserved: Bool { !fact.accessors.isEmpty }
}

/// What code does with a property that SwiftUI keeps with its scene.
private struct SceneStorageUse: OptionSet {
    let rawValue: UInt8

    static let reads = SceneStorageUse(rawValue: 1)
    static let writes = SceneStorageUse(rawValue: 2)
}

extension Function {
    fileprivate func use(of property: String) -> SceneStorageUse {
        let names = [property, "$" + property, "_" + property]
        let known = statementNames
        func use(in expression: Expression) -> SceneStorageUse {
            switch expression.kind {
            // Nil drops what an older version kept.
            case .assignment(let target, let operation, let value) where target.isPart(of: property):
                return use(in: value).union(operation == nil && !value.isNil ? .writes : [.reads, .writes])
            // What a method does to it is not known.
            case .call(let call) where call.receiver?.isPart(of: property) == true: return [.reads, .writes]
            case .call(let call) where call.arguments.contains { $0.isReference && $0.value.isPart(of: property) }:
                return [.reads, .writes]
            case .name("$" + property), .name("_" + property): return [.reads, .writes]
            case .keyPath(let names) where names.contains(property): return [.reads, .writes]
            case .member(let base, let name) where base.isSelf && ["$" + property, "_" + property].contains(name.text):
                return [.reads, .writes]
            case _ where expression.isNamed(property): return .reads
            default:
                let parts = known?.parts(of: expression, naming: names) ?? expression.parts
                return parts.reduce(into: []) { $0.formUnion(use(in: $1)) }
            }
        }
        return statements(naming: names).flatMap(\.expressions).reduce(into: []) { $0.formUnion(use(in: $1)) }
    }
}

extension Expression {
    /// A property of the object that runs the code, by its name alone or behind `self`.
    func isNamed(_ property: String) -> Bool {
        switch kind {
        case .name(property): true
        case .member(let base, let name): base.isSelf && name.text == property
        default: false
        }
    }

    /// The property itself, or something of what it holds.
    func isPart(of property: String) -> Bool {
        switch core.kind {
        case _ where core.isNamed(property): true
        case .member(let base, _), .element(let base, _): base.isPart(of: property)
        default: false
        }
    }
}
