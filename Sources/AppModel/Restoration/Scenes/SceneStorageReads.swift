import Syntax

/// Where a view takes the value of scene storage as it was kept: any version of the app may have kept it, or none (I8).
public struct SceneStorageRead: Sendable {
    public let stored: SceneStorageProperty
    /// What the view that reads it calls it: another one, that gets a binding to it, may do so by a name of its own.
    public let name: String
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
    /// In the order of the properties, of the view's own functions and of those that get a binding to it. Left out is what something has
    /// assigned by then, what is assigned anew as the view appears, and storage that somebody out of sight gets a binding to.
    public func sceneStorageReads() -> [SceneStorageRead] {
        let all = sceneStorageProperties()
        let keys = SceneStorageKeys(all.map(\.key))
        return all.flatMap { stored -> [SceneStorageRead] in
            let (property, owner) = (stored.property, stored.property.owner)
            guard !property.isOutsideViews, !["App", "Scene"].contains(where: owner.lists), property.fact.accessors.isEmpty,
                isReadWhole(property)
            else { return [] }
            let own = HeldSceneStorage(
                holder: SceneStorageHolder(type: owner, name: property.fact.name), isBound: false, isShown: true)
            let view = viewBodies(of: owner)
            guard !view.reads(of: own.holder.name).isEmpty || !view.bodies(thatMaySay: ["$" + own.holder.name]).isEmpty,
                let holders = holders(of: stored, among: all, keys)
            else { return [] }
            let readers = ([own] + holders.filter(\.isBound)).filter { !viewBodies(of: $0.holder.type).reads(of: $0.holder.name).isEmpty }
            guard !readers.isEmpty else { return [] }
            let uses = SceneStorageUses(of: own.holder, among: holders.map(\.holder), self)
            return readers.flatMap { reader -> [SceneStorageRead] in
                if !reader.isBound { return reads(of: stored, by: reader, uses) }
                // What the view that keeps it sets anew the others never see.
                if uses.isSetAnew { return [] }
                return reads(of: stored, by: reader, SceneStorageUses(of: reader.holder, among: holders.map(\.holder), self))
            }
        }
    }

    /// What one of those that have it takes of it.
    private func reads(of stored: SceneStorageProperty, by reader: HeldSceneStorage, _ uses: SceneStorageUses) -> [SceneStorageRead] {
        let view = viewBodies(of: reader.holder.type)
        return view.reads(of: reader.holder.name).filter { !uses.isAssigned(before: $0.range, in: $0.function) }.map { function, range in
            SceneStorageRead(
                stored: stored, name: reader.holder.name, range: range, function: function,
                questions: uses.questions(besides: range, in: function),
                isShown: reader.isShown && view.isShown(range, in: function), isTyped: uses.isTyped)
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
        -> [HeldSceneStorage]?
    {
        var holders = keys.positions(ofThoseThatMayEqual: stored.key).map { position in
            let holder = SceneStorageHolder(type: all[position].property.owner, name: all[position].property.fact.name)
            return HeldSceneStorage(holder: holder, isBound: false, isShown: holder.type == stored.property.owner)
        }
        var next = 0
        while next < holders.count {
            let (holder, isShown) = (holders[next].holder, holders[next].isShown)
            next += 1
            let names = [holder.name, "$" + holder.name, "_" + holder.name]
            for function in program.functions(of: holder.type) where names.contains(where: function.fact.words.mayHold) {
                guard let given = bindings(to: holder.name, givenBy: function) else { return nil }
                for (other, range) in given where !holders.contains(where: { $0.holder == other }) {
                    let isAtOnce = isShown && viewBodies(of: holder.type).isShown(range, in: function)
                    holders.append(HeldSceneStorage(holder: other, isBound: other.isBinding, isShown: isAtOnce))
                }
                guard holders.count < 20 else { return nil }
            }
        }
        return holders
    }

    private func bindings(to name: String, givenBy function: Function) -> [(holder: SceneStorageHolder, range: SourceRange)]? {
        var given: [(holder: SceneStorageHolder, range: SourceRange)] = []
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
                given.append((SceneStorageHolder(type: type, name: label), part.range))
            }
            return false
        }
        return isLost ? nil : given
    }

    /// Whether the project has a function of a name; also where it mentions nothing of restoration, unless a class alone has it.
    func isOwnFunction(_ name: String) -> Bool {
        let names = memories.declaredFunctions.answer(.app) {
            let outlines = program.files.lazy.filter { !$0.isTest }.flatMap(\.types).filter { $0.isOutline && $0.kind != .class }
            return Set(program.functions.map(\.fact.name) + outlines.flatMap { $0.withMethods?.methods.map(\.name) ?? [] })
        }
        return names.contains(name)
    }
}

/// One of those that have the value of some scene storage.
private struct HeldSceneStorage {
    let holder: SceneStorageHolder
    /// Whether it is a binding to it.
    let isBound: Bool
    /// Whether the view that has it is drawn with the one that keeps it.
    let isShown: Bool
}

/// A property by which a view has the value of scene storage.
struct SceneStorageHolder: Hashable {
    let type: Type
    let name: String

    var isBinding: Bool { type.property(name)?.fact.attributes.contains("Binding") ?? false }

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
