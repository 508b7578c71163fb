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
        return all.flatMap { stored -> [SceneStorageRead] in
            let (property, owner) = (stored.property, stored.property.owner)
            guard !property.isOutsideViews, !["App", "Scene"].contains(where: owner.lists), property.fact.accessors.isEmpty,
                isReadWhole(property)
            else { return [] }
            let name = property.fact.name
            let own = program.functions(of: owner)
            let candidates = own.filter { $0.mayReadStorage(name) }.flatMap { function in
                readRanges(of: name, in: function).map { (function: function, range: $0) }
            }
            guard !candidates.isEmpty, let holders = holders(of: stored, among: all) else { return [] }
            let uses = SceneStorageUses(holders: holders, own: own, name: name, self)
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

    /// Where a body names a property otherwise than to assign it, and no local has its name.
    private func readRanges(of name: String, in function: Function) -> [SourceRange] {
        var ranges: [SourceRange] = []
        var targets: [SourceRange] = []
        _ = function.contains { part in
            if case .assignment(let target, nil, _) = part.kind, target.core.isNamed(name) { targets.append(target.core.range) }
            if part.isNamed(name) { ranges.append(part.range) }
            return false
        }
        ranges.removeAll(where: targets.contains)
        guard !ranges.isEmpty else { return [] }
        let sites = sites(in: function)
        let bound = Set(sites.flatMap { $0.valuesBound(to: name) })
        return ranges.filter { range in
            if bound.contains(range) { return true }
            let site = sites.filter { $0.range.contains(range) }.min { $0.range.length < $1.range.length }
            guard let site else { return false }
            return site.locals?.lookUp(name) == nil
        }
    }

    /// What has the value: the property, others of its key, and the bindings to it that views of the project get; `nil` where something else
    /// gets one.
    private func holders(of stored: SceneStorageProperty, among all: [SceneStorageProperty]) -> [SceneStorageHolder]? {
        var holders = all.filter { $0.key.mayEqual(stored.key) }.map {
            SceneStorageHolder(type: $0.property.owner, name: $0.property.fact.name)
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
        let isLost = function.contains { part in
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

    private func isOwnFunction(_ name: String) -> Bool {
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

extension Function {
    /// Whether it may read a storage as one of its view's own members does.
    fileprivate func mayReadStorage(_ name: String) -> Bool {
        fact.kind != .initializer && !isStatic && fact.words.mayHold(name)
    }
}

extension SourceRange {
    fileprivate var length: UInt32 { end - start }
}

extension Site {
    /// The values of locals visible here that take a property's name: `page` of `if let page`.
    fileprivate func valuesBound(to name: String) -> [SourceRange] {
        var ranges: [SourceRange] = []
        var current = locals
        while let scope = current {
            let value: Expression? =
                switch scope.binding.origin {
                case .local(let local): local.value
                case .unwrapped(_, let value): value
                case .element(let list, _): list
                case .parameter, .pattern: nil
                }
            if let value, value.core.isNamed(name), scope.outer?.lookUp(name) == nil { ranges.append(value.core.range) }
            current = scope.outer
        }
        return ranges
    }
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
