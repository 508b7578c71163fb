import Syntax

/// Where a view takes the value of scene storage as it was kept: any version of the app may have kept it, or none (I8).
public struct SceneStorageRead: Sendable {
    public let stored: SceneStorageProperty
    /// Of `page` or `self.page`.
    public let range: SourceRange
    public let function: Function
    /// What the views that have the value ask about it anywhere.
    public let questions: SceneStorageQuestions
    /// Whether it runs as the view appears, rather than because of what the user does.
    public let isShown: Bool
    /// Whether the user types it.
    public let isTyped: Bool
}

extension App {
    /// In the order of the properties, of a view's own functions alone. Left out is what something has assigned by then, what is assigned
    /// anew as the view appears, and storage that somebody out of sight gets a binding to.
    public func sceneStorageReads() -> [SceneStorageRead] {
        let all = sceneStorageProperties()
        let keys = SceneStorageKeys(all.map(\.key))
        return all.flatMap { stored -> [SceneStorageRead] in
            let (property, owner) = (stored.property, stored.property.owner)
            guard !property.isOutsideViews, !["App", "Scene"].contains(where: owner.lists), property.fact.accessors.isEmpty,
                isReadWhole(property)
            else { return [] }
            let name = property.fact.name
            let candidates = viewBodies(of: owner).reads(of: name)
            guard !candidates.isEmpty, let holders = holders(of: stored, among: all, keys) else { return [] }
            let uses = SceneStorageUses(of: stored, holders: holders, self)
            return candidates.filter { !uses.isAssigned(before: $0.range, in: $0.function) }.map { function, range in
                SceneStorageRead(
                    stored: stored, range: range, function: function, questions: uses.questions(besides: range, in: function),
                    isShown: uses.isShown(range, in: function), isTyped: uses.isTyped)
            }
        }
    }

    /// Whether nothing that may name a property is in a file that is not read to the end.
    private func isReadWhole(_ property: Property) -> Bool {
        isNamedInItsFileAlone(property)
            || !property.owner.isOpen && property.owner.declarations.allSatisfy { program.files[$0.file].mentionsRestoration }
    }

    /// What has the value: the property, others of its key, and the bindings to it that views of the project get; `nil` where something else
    /// gets one.
    private func holders(of stored: SceneStorageProperty, among all: [SceneStorageProperty], _ keys: SceneStorageKeys)
        -> [SceneStorageHolder]?
    {
        var holders = keys.positions(ofThoseThatMayEqual: stored.key).map { position in
            SceneStorageHolder(type: all[position].property.owner, name: all[position].property.fact.name)
        }
        var next = 0
        while next < holders.count {
            let holder = holders[next]
            next += 1
            let names = [holder.name, "$" + holder.name, "_" + holder.name]
            for function in program.functions(of: holder.type) where names.contains(where: function.fact.words.mayHold) {
                guard let given = bindings(to: holder.name, givenBy: function) else { return nil }
                for other in given where !holders.contains(other) { holders.append(other) }
                guard holders.count < 20 else { return nil }
            }
        }
        return holders
    }

    private func bindings(to name: String, givenBy function: Function) -> [SceneStorageHolder]? {
        var given: [SceneStorageHolder] = []
        let isLost = function.contains(naming: [name, "$" + name, "_" + name]) { part in
            if function.fact.kind != .initializer, part.isNamed("_" + name) { return true }
            guard case .call(let call) = part.kind else { return false }
            if call.receiver?.isBinding(of: name) == true, isOwnFunction(call.name) { return true }
            for argument in call.arguments where argument.value.holdsBinding(of: name) {
                guard call.name.first?.isUppercase == true else {
                    // A modifier of SwiftUI's, unless the project has one of that name.
                    if isOwnFunction(call.name) { return true }
                    continue
                }
                if SceneStorageHolder.controls.contains(call.name) { continue }
                guard let label = argument.label, let type = program.types.first(where: { $0.shortName == call.name }),
                    !program.functions(of: type).contains(where: { $0.fact.kind == .initializer })
                else { return true }
                given.append(SceneStorageHolder(type: type, name: label))
            }
            return false
        }
        return isLost ? nil : given
    }

    /// Whether the project has a function of a name.
    func isOwnFunction(_ name: String) -> Bool {
        memories.declaredFunctions.answer(name) { program.functions.contains { $0.fact.name == name } }
    }
}

/// A property by which a view has the value of scene storage.
struct SceneStorageHolder: Hashable {
    let type: Type
    let name: String

    /// Those of SwiftUI that get a binding, and give it what the user chooses or types.
    static let controls: Set<String> = [
        "Binding", "ColorPicker", "DatePicker", "DisclosureGroup", "ForEach", "List", "MultiDatePicker", "NavigationLink",
        "NavigationSplitView",
        "NavigationStack", "NavigationView", "OutlineGroup", "Picker", "ScrollView", "Section", "SecureField", "Slider", "Stepper", "Table",
        "TabView", "TextEditor", "TextField", "Toggle",
    ]
}

extension Expression {
    /// Outside of closures, whose calls are asked for themselves.
    fileprivate func holdsBinding(of property: String) -> Bool {
        if isBinding(of: property) { return true }
        switch kind {
        case .closure, .call: return false
        default: return parts.contains { $0.holdsBinding(of: property) }
        }
    }
}
