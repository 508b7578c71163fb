import Syntax

/// What makes the raw value of a type by encoding the type, which is encoded as its raw value: it never ends (I19).
public struct SelfEncodingRawValue: Sendable {
    /// The scene storage that keeps values of the type.
    public let property: Property
    public let type: Type
    public let function: Function
    /// Of the call that encodes it.
    public let range: SourceRange
}

extension App {
    /// One for each type that scene storage keeps by its raw value, in the order of the properties.
    public func selfEncodingRawValues() -> [SelfEncodingRawValue] {
        let stored = sceneStorageProperties().compactMap { stored in stored.type.unwrapped.projectType.map { (stored.property, $0) } }
        return stored.first(ofEach: \.1.id).compactMap { property, type in
            guard isEncodedAsRawValue(type), let getter = getterOfRawValue(of: type),
                let (function, range) = encodingOfItself(in: getter, of: type, depth: 0)
            else { return nil }
            return SelfEncodingRawValue(property: property, type: type, function: function, range: range)
        }
    }

    /// Whether a type has what Swift gives to raw values that are encoded: it says nothing of its own on that, and the compiler makes
    /// nothing either, which it would only do in a module that does not know of the raw value.
    private func isEncodedAsRawValue(_ type: Type) -> Bool {
        guard type.kind == .structure || type.kind == .enumeration, !type.isOpen,
            type.declarations.allSatisfy({ !$0.fact.modifiers.contains(.mayExpand) }), isInOneModule(type)
        else { return false }
        let protocols = program.protocols(above: type)
        return protocols.contains("RawRepresentable") && !protocols.isDisjoint(with: ["Codable", "Encodable"])
            && !hasCodingOfItsOwn(type, protocols)
    }

    /// Whether it, or an extension of what it adopts, says how it is encoded, be it in a file that mentions nothing of restoration.
    private func hasCodingOfItsOwn(_ type: Type, _ protocols: Set<String>) -> Bool {
        let own = program.files.indices.filter { program.unitOfFile[$0] == type.unit }
        let above = own.flatMap { program.files[$0].types }.filter {
            ($0.kind == .extension || $0.kind == .protocol) && protocols.contains($0.name.lastComponent)
        }
        return (type.declarations.map(\.fact) + above).contains { declared in
            declared.methods(named: "encode").contains { $0.parameters.onlyElement?.label == "to" }
        }
    }

    private func isInOneModule(_ type: Type) -> Bool {
        let folders = Set(type.declarations.map { Unit.folder(of: program.files[$0.file].path) })
        return folders.count == 1
            || !program.files.indices.contains {
                program.unitOfFile[$0] == type.unit && "/\(program.files[$0].path)".hasSuffix("/Package.swift")
            }
    }

    /// Its own, or that of a protocol's extension. Swift encodes a text, a number or a truth value for it; other raw values are no matter.
    private func getterOfRawValue(of type: Type) -> Function? {
        let protocols = program.protocols(above: type)
        let getters = program.functions.filter { function in
            guard function.property?.name == "rawValue", function.fact.kind == .getter, let owner = function.type else { return false }
            return owner == type || owner.kind == .protocol && protocols.contains(owner.shortName)
        }
        let getter = getters.first { $0.type == type } ?? (type.property("rawValue") == nil ? getters.first : nil)
        return getter.flatMap { ["String", "Int"].contains($0.property?.type?.name) ? $0 : nil }
    }

    /// `JSONEncoder().encode(self)` in a member, or in what that calls of the same value.
    private func encodingOfItself(in function: Function, of type: Type, depth: Int) -> (function: Function, range: SourceRange)? {
        var found: SourceRange?
        var helpers: Set<String> = []
        _ = function.contains { part in
            if case .call(let call) = part.kind, call.name == "encode", call.arguments.onlyElement?.value.core.isSelf ?? false,
                call.arguments[0].label == nil, call.receiver.map({ !$0.isSelf }) ?? false
            {
                found = found ?? call.callee.range
            }
            if let name = part.isNamedMember { helpers.insert(name) }
            return false
        }
        if let found { return (function, found) }
        guard depth < 3 else { return nil }
        for helper in program.functions(of: type)
        where helper != function && helper.fact.kind != .setter && helpers.contains(helper.property?.name ?? helper.fact.name) {
            if let found = encodingOfItself(in: helper, of: type, depth: depth + 1) { return found }
        }
        return nil
    }
}

extension Expression {
    /// The member of one's own that is named, or called without anything: `text`, `self.text`, `text()`.
    fileprivate var isNamedMember: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, let name) where base.isSelf: name.text
        default: nil
        }
    }
}

extension Program {
    /// The names of all that a type adopts, itself or through protocols of the project's own, the frameworks' among that.
    fileprivate func protocols(above type: Type) -> Set<String> {
        var names: Set<String> = []
        var open = type.inherited.map(\.name)
        while let name = open.popLast() {
            guard names.insert(name).inserted else { continue }
            let protocols = types.filter { $0.kind == .protocol && $0.shortName == name && $0.unit == type.unit }
            open += protocols.flatMap { $0.inherited.map(\.name) }
        }
        return names
    }
}
